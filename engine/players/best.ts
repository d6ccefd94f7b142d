import type { Decision } from '#engine/kernel/decisions/decision.ts';
import type { Session } from '#engine/kernel/session/session.ts';

/** Where the option stands that looks best now, as the system judges it; among equals whatever `next` says. `among` is as `LoopGuard.fresh` has it. */
export function best(
  { system, game }: Session,
  decision: Decision,
  among: readonly number[] | null,
  next: () => number,
): number {
  const found: number[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < (among?.length ?? decision.count); i++) {
    const index = among === null ? i : (among[i] as number);
    const worth = system.judge.option(game, decision.option(index));
    if (worth > highest) found.length = 0;
    if (worth >= highest) found.push(index);
    highest = Math.max(highest, worth);
  }
  return found[Math.floor(next() * found.length)] as number;
}
