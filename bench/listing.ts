import { contentOf, type Playable } from '../authoring/project/play/playable.ts';
import type { JsonObject } from '../engine/kernel/basics/json.ts';
import { Session } from '../engine/kernel/session/session.ts';
import { players } from '../engine/players/players.ts';
import type { MeasuredList } from '../scripts/made-for-game.ts';
import { median, microseconds, quick } from './measure.ts';

const positions = quick ? 10 : 40;
const times = quick ? 50 : 300;

/** How long the answers of a choice take to be listed in games of the greedy player, in microseconds. */
export function listTime(playable: Playable, { at, one }: MeasuredList, seats: JsonObject): number {
  const { system } = playable;
  const content = contentOf(playable);
  const taken: number[] = [];
  for (let seed = 1; seed < 50 && taken.length < positions; seed++) {
    const session = Session.open(system, content, { ...seats, seed });
    const greedy = players['greedy']?.(seed);
    while (session.decision !== null && greedy !== undefined && taken.length < positions) {
      if (isMeant(session, at, one)) taken.push(relisted(session));
      session.choose(greedy.choose(session));
    }
  }
  if (taken.length < positions) throw new Error(`no game asks often enough at ${at}`);
  return median(taken);
}

function isMeant({ decision }: Session, at: string, one: string | undefined): boolean {
  if (decision === null || `${decision.procedure}/${decision.step}` !== at) return false;
  return one === undefined || new Set(decision.options.map(({ pick }) => pick[one]).filter(isGiven)).size === 1;
}
const isGiven = (value: unknown): boolean => value !== undefined;

/** Without anything that was remembered of the table. */
function relisted({ running }: Session): number {
  const picture = running.picture();
  return microseconds(
    () => running.run(null),
    () => running.restore(picture),
    times,
  );
}
