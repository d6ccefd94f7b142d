import type { Effort, PlayerMaker } from '#engine/players/player.ts';
import { playerNames, players } from '#engine/players/players.ts';

/** Every player by its name, as `--bot` takes it. */
export const botNames = playerNames;

/** Programs by their names, and what they may spend on an answer. */
export interface WhoPlays {
  /** One plays all seats; else there is one a seat, in their order. */
  readonly bots: readonly string[];
  readonly effort: Effort;
}

export function playersOf({ bots, effort }: WhoPlays): {
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

/** The same programs with each of them at each seat in turn; seatings that come out alike are told once. */
export function seatingsOf(bots: readonly string[]): readonly (readonly string[])[] {
  const all = bots.map((_, by) => [...bots.slice(by), ...bots.slice(0, by)]);
  return all.filter((one, at) => all.findIndex((other) => other.join() === one.join()) === at);
}
