import { cooperativeOutcome, type Outcome } from '#engine/kernel/contract/outcome.ts';
import type { Table } from '#engine/kernel/table/table.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { resolutionIds } from '../formats/scenario.ts';
import { noResolution } from '../rulebook/elimination.ts';
import type { ArkhamGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';

/** Resolutions that a scenario can have; others are refused by a check. */
export const results: readonly string[] = [noResolution, ...resolutionIds];

export const onEnd = (table: Table, result: string): void =>
  table.set(theGame, counter.result, 1 + results.indexOf(result));

/** A resolution belongs to the whole group (AH-DE-10); without one the scenario is lost (AH-DE-12). */
export function outcome(game: ArkhamGame): Outcome | null {
  const result = results[game.count(theGame, counter.result) - 1];
  if (result === undefined) return null;
  const won = game.scenario.resolutions.some((one) => one.id === result && one.result === 'won');
  return cooperativeOutcome(result, won, game.seats.length);
}
