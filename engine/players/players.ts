import { greedy } from './greedy.ts';
import type { Player, PlayerMaker } from './player.ts';
import { random } from './random.ts';
import { search } from './search.ts';

/** Names as for `--bot`. */
export const players: { readonly [name: string]: PlayerMaker } = { random, greedy, search };
export const playerNames: readonly string[] = Object.keys(players);

export function playerNamed(name: string, seed: number): Player | null {
  return Object.hasOwn(players, name) ? (players[name]?.(seed) ?? null) : null;
}
