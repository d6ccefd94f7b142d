import type { Decision, Option } from '#engine/kernel/decision.ts';
import type { Session } from '#engine/kernel/session.ts';

/** What looks best now, as the system judges it; among equals whatever `next` says. `among` is as `Habit.fresh` has it. */
export function best(
  { system, game }: Session,
  decision: Decision,
  among: readonly number[] | null,
  next: () => number,
): Option {
  const found: Option[] = [];
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < (among?.length ?? decision.count); i++) {
    const option = decision.option(among === null ? i : (among[i] as number));
    const worth = system.judge.option(game, option);
    if (worth > highest) found.length = 0;
    if (worth >= highest) found.push(option);
    highest = Math.max(highest, worth);
  }
  return found[Math.floor(next() * found.length)] as Option;
}
