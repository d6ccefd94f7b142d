import { type ScoreTerm, scoreOf } from '#engine/kernel/contract/outcome.ts';

export const pointsOf = (score: readonly ScoreTerm[]): number => scoreOf({ score }) ?? 0;

/** Value of a score for bots, 0 to 1: grows with the points and with the share of the maximum. */
export function share(points: readonly number[], seat: number): number {
  const own = points[seat] ?? 0;
  return (1 + own) / (2 + Math.max(...points) + own);
}
