import type { Pick } from '../procedures/procedure.ts';
import type { KernelGame } from './windows.ts';

/** Picks to offer now; with turns, those of the first player in order who has not declined. */
export function picksToOffer(game: KernelGame, picks: readonly Pick[], declined: readonly number[]): readonly Pick[] {
  const order = picks.length === 0 ? undefined : game.windows.playerOrder?.(game);
  if (order === undefined) return picks;
  const first = order.find((player) => !declined.includes(player) && picks.some(({ by }) => by === player));
  return first === undefined ? [] : picks.filter(({ by }) => by === first);
}

export function declining({ windows }: KernelGame, asked: readonly Pick[]): readonly Pick[] {
  const [first] = asked;
  if (first === undefined) return [];
  return windows.playerOrder !== undefined && first['by'] !== undefined ? [{ by: first['by'] }] : [{}];
}
