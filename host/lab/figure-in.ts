import { RefusalError } from '#engine/kernel/contract/system.ts';
import { winsIn } from '#engine/simulation/comparison/paired-games.ts';
import type { GameSummary } from '#engine/simulation/game-line.ts';

/** Without an end nothing is won. Throws `RefusalError` if there is no such figure. */
export function figureIn(line: GameSummary, figure: string): number {
  const wins = winsIn(line);
  const value = line.unended === undefined ? wins.get(figure) : 0;
  if (value === undefined)
    throw new RefusalError('noSuchChoice', { option: 'figure', given: figure, known: [...wins.keys()] });
  return value;
}
