import { cooperativeOutcome, type Outcome } from '#engine/kernel/contract/outcome.ts';
import type { TokyoGame } from '../table/game.ts';

/** Cooperative (TSS-RANK-02, TSS-RANK-03), with a rank instead of a score. */
export function outcome({ result, setup }: TokyoGame): Outcome | null {
  return result === null ? null : cooperativeOutcome(result, result === 'cleared', setup.players.length);
}
