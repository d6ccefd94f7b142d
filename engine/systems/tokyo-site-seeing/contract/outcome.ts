import { type Outcome, together } from '#engine/kernel/contract/outcome.ts';
import type { TokyoGame } from '../table/game.ts';

/** The scenario is cleared or lost for everybody (TSS-RANK-02, TSS-RANK-03). How well, the rank says: nobody has a score. */
export function outcome({ result, setup }: TokyoGame): Outcome | null {
  return result === null ? null : together(result, result === 'cleared', setup.players.length);
}
