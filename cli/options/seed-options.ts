import type { Seeds } from '#host/lab/games-job.ts';
import { type ArgumentFault, fault } from '../arguments/argument-faults.ts';
import type { OptionShape, ParsedArguments } from '../arguments/command.ts';

export const seedOptions: { readonly [name: string]: OptionShape } = {
  games: { type: 'number', least: 1, most: 10_000_000 },
  seeds: { type: 'text' },
};

/** `--seeds A..B`, or `--games N` for 1 to N. */
export function readSeeds(given: ParsedArguments, gamesUnlessSaid: number): Seeds | ArgumentFault {
  const [written, games] = [given.text('seeds'), given.number('games')];
  if (written === undefined) return { from: 1, to: games ?? gamesUnlessSaid };
  if (games !== undefined) return fault('gamesSaidTwice');
  const found = /^(-?\d+)\.\.(-?\d+)$/.exec(written);
  const [from, to] = [Number(found?.[1]), Number(found?.[2])];
  return Number.isSafeInteger(from) && Number.isSafeInteger(to) && from <= to
    ? { from, to }
    : fault('noSeeds', { given: written });
}
