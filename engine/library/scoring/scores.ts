import { type ScoreLine, scoreOf } from '#engine/kernel/contract/outcome.ts';

/** The sum of a score. */
export const pointsOf = (score: readonly ScoreLine[]): number => scoreOf({ score }) ?? 0;

/** How good it is to stand so among these scores, from 0 to 1: more points are better, and so is more of all points. */
export function share(points: readonly number[], seat: number): number {
  const own = points[seat] ?? 0;
  return (1 + own) / (2 + Math.max(...points) + own);
}
