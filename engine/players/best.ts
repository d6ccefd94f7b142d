import type { Decision } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';
import { inRank, mixed, mustBeUnpredictable } from './mixed.ts';

/** Ties are random, and so are answers that should be unpredictable. `among`: see `LoopGuard.fresh`. */
export function best(
  session: Session,
  decision: Decision,
  among: readonly number[] | null,
  next: () => number,
): number {
  const { system, game } = session;
  if (mustBeUnpredictable(session, decision)) {
    const places = among ?? decision.options.map((_, index) => index);
    const judged = places.map((index) => ({
      index,
      look: system.judge.option(game, decision.option(index)),
      lot: next(),
    }));
    return mixed(inRank(judged), next).index;
  }
  const found: number[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  const count = among?.length ?? decision.count;
  for (let i = 0; i < count; i++) {
    const index = among === null ? i : (among[i] as number);
    const worth = system.judge.option(game, decision.look(index));
    if (worth < highest) continue;
    if (worth > highest) found.length = 0;
    found.push(index);
    highest = worth;
  }
  return found[Math.floor(next() * found.length)] as number;
}
