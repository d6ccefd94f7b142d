import { commonEntries } from '#authoring/tools/branches/follow.ts';
import { tableDifferences } from '#authoring/tools/branches/table-difference.ts';
import { isSame, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { ReplayBreak } from '#engine/kernel/session/replay.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { breakView, entryView, type PlayedGame } from './played-game.ts';
import type { Reply } from './session-api.ts';

/** `rest`: entries after a break. */
export interface ComparedPlay {
  readonly game: PlayedGame;
  readonly rest: readonly JsonObject[];
  readonly broken: ReplayBreak | null;
}

type Differences = Pick<Reply<'differ'>, 'answers' | 'first' | 'table'>;

export function differencesOf(one: ComparedPlay, other: ComparedPlay): Differences {
  const [a, b] = [one.game.session, other.game.session];
  const logs = [one, other].map(({ game, rest }) => [...game.entries.map(entryView), ...rest]);
  const [logA = [], logB = []] = logs;
  const common = commonEntries(logA, logB);
  return {
    answers: common === logA.length && common === logB.length ? null : common,
    first: firstEvent(a, b),
    table: [...tableDifferences(a.table(), b.table())],
  };
}

function firstEvent(a: Session, b: Session): Differences['first'] {
  // With equal content and set-up, records can be compared without resolving names
  const isAlike = a.content === b.content && isSame(a.setup, b.setup);
  const happened = (session: Session): readonly unknown[] =>
    isAlike ? session.history.recordsFrom(0) : session.eventsFrom(0);
  const [before, after] = [happened(a), happened(b)];
  const most = Math.max(before.length, after.length);
  for (let event = 0; event < most; event++) {
    const [one, other] = [before[event], after[event]];
    if (one !== undefined && other !== undefined && isSame(one as Json, other as Json)) continue;
    const at = entryOf(one === undefined ? b : a, event);
    return { at, event, one: a.eventsFrom(event)[0] ?? null, other: b.eventsFrom(event)[0] ?? null };
  }
  return null;
}

/** The entry that caused an event; -1: the set-up. */
function entryOf(session: Session, event: number): number {
  let at = -1;
  while (at + 1 < session.decisions && session.eventsBefore(at + 1) <= event) at++;
  return at;
}

export function sideView({ game, broken }: ComparedPlay): Reply<'differ'>['one'] {
  return { entries: game.session.decisions, broken: broken && breakView(broken, game.project) };
}
