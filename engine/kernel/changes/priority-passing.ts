import type { Pick } from '../procedures/procedure.ts';
import type { KernelGame } from './windows.ts';

/** Picks to offer now; with turns, those of the first player in order who has not declined. */
export function askedNow(
  { windows }: KernelGame,
  picks: readonly Pick[],
  declined: readonly number[],
): readonly Pick[] {
  if (windows.inTurn !== true) return picks;
  const first = picks.find(({ by }) => by === undefined || !declined.includes(by))?.['by'];
  return first === undefined ? [] : picks.filter(({ by }) => by === first);
}

export function declining({ windows }: KernelGame, asked: readonly Pick[]): readonly Pick[] {
  const [first] = asked;
  if (first === undefined) return [];
  return windows.inTurn === true && first['by'] !== undefined ? [{ by: first['by'] }] : [{}];
}
