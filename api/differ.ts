import { commonEntries } from '#authoring/lines/follow.ts';
import { tableDifferences } from '#authoring/lines/table-difference.ts';
import { isSame, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Broken } from '#engine/kernel/session/replay.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { type PlayedGame, told, toldBreak } from './played-game.ts';
import type { Reply } from './session-api.ts';

/** What is compared: a game, with what follows in its log when that broke. */
export interface Compared {
  readonly game: PlayedGame;
  readonly rest: readonly JsonObject[];
  readonly broken: Broken | null;
}

type Differences = Pick<Reply<'differ'>, 'answers' | 'first' | 'table'>;

/** Where two games differ. */
export function differencesOf(one: Compared, other: Compared): Differences {
  const [a, b] = [one.game.session, other.game.session];
  const logs = [one, other].map(({ game, rest }) => [...game.entries.map(told), ...rest]);
  const [logA = [], logB = []] = logs;
  const common = commonEntries(logA, logB);
  return {
    answers: common === logA.length && common === logB.length ? null : common,
    first: firstEvent(a, b),
    table: [...tableDifferences(a.table(), b.table())],
  };
}

function firstEvent(a: Session, b: Session): Differences['first'] {
  const [before, after] = [a.eventsFrom(0), b.eventsFrom(0)];
  const most = Math.max(before.length, after.length);
  for (let event = 0; event < most; event++) {
    const [one, other] = [before[event] ?? null, after[event] ?? null];
    if (one !== null && other !== null && isSame(one, other)) continue;
    return { at: entryOf(one === null ? b : a, event), event, one, other };
  }
  return null;
}

/** The entry that an event follows from. */
function entryOf(session: Session, event: number): number {
  let at = -1;
  while (at + 1 < session.decisions && session.eventsBefore(at + 1) <= event) at++;
  return at;
}

export function toldSide({ game, broken }: Compared): Reply<'differ'>['one'] {
  return { entries: game.session.decisions, broken: broken && toldBreak(broken, game.project) };
}
