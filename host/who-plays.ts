import type { Effort, PlayerMaker } from '#engine/players/player.ts';
import { playerNames, players } from '#engine/players/players.ts';

/** Every player by its name, as `--bot` takes it. */
export const botNames = playerNames;

/** A player by its name, and what it may spend on an answer. */
export interface WhoPlays {
  readonly player: string;
  readonly effort: Effort;
}

export function playerOf({ player: name, effort }: WhoPlays): {
  readonly player: PlayerMaker;
  readonly effort: Effort;
} {
  const player = players[name];
  if (player === undefined) throw new Error(`no player ${name}`);
  return { player, effort };
}
