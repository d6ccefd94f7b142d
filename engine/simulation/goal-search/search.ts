import type { RuleSystem } from '#engine/kernel/contract/system.ts';
import type { GoalWatcher } from './lookout.ts';
import type { SearchOutcome, SearchPlan } from './search-plan.ts';
import { shortened } from './shorten.ts';
import { type Tried, tryGame } from './try-game.ts';

/** Runs a search on one thread; yields after each game. */
export function* searching(
  system: RuleSystem,
  lookout: GoalWatcher,
  plan: SearchPlan,
): Generator<undefined, SearchOutcome> {
  for (let round = plan.round(); round.length > 0; round = plan.round()) {
    const tried: Tried[] = [];
    for (const one of round) {
      tried.push(tryGame(system, lookout, one));
      yield undefined;
    }
    plan.take(tried);
  }
  const { searched } = plan;
  return searched.found === null ? searched : { ...searched, found: shortened(system, lookout, searched.found) };
}
