import type { Effort, PlayerMaker } from '#engine/players/player.ts';
import { playerNames, players } from '#engine/players/players.ts';

export const botNames = playerNames;

export interface BotsAndEffort {
  /** One for all seats, or one a seat. */
  readonly bots: readonly string[];
  readonly effort: Effort;
}

export function playersOf({ bots, effort }: BotsAndEffort): {
  readonly player: PlayerMaker | readonly PlayerMaker[];
  readonly effort: Effort;
} {
  const makers = bots.map((name) => {
    const maker = players[name];
    if (maker === undefined) throw new Error(`no player ${name}`);
    return maker;
  });
  const [only] = makers;
  return { player: makers.length === 1 && only !== undefined ? only : makers, effort };
}

/** All rotations of the bots over the seats, without duplicates. */
export function botRotations(bots: readonly string[]): readonly (readonly string[])[] {
  const all = bots.map((_, by) => [...bots.slice(by), ...bots.slice(0, by)]);
  return all.filter((one, at) => all.findIndex((other) => other.join() === one.join()) === at);
}
