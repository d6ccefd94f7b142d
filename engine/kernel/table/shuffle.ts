import { prefixRank, shuffleRank } from '../basics/hash.ts';
import type { ReadonlyTable } from './readonly-table.ts';
import type { Place, Thing } from './things-and-places.ts';

/**
 * Sorts by a hash of seed, place, number of the shuffle and first name: adding, removing or renaming a piece keeps the
 * order of the others.
 */
export function shuffled(
  table: ReadonlyTable,
  place: Place,
  seed: number,
  placeName: string,
  nameOf: (thing: Thing) => string,
): Thing[] {
  return shuffledList(table.at(place), `${seed}|${placeName}|${table.shufflesOf(place)}`, nameOf);
}

export function shuffledList(things: readonly Thing[], stream: string, nameOf: (thing: Thing) => string): Thing[] {
  const rankOf = prefixRank(`${stream}|`);
  return things
    .map((thing) => {
      const name = nameOf(thing);
      return { thing, name, at: rankOf(name) };
    })
    .sort((a, b) => a.at - b.at || (a.name < b.name ? -1 : 1))
    .map(({ thing }) => thing);
}

/** Random numbers in [0, 1) by use, for bots; rules must not draw from it. */
export function stream(seed: number, use: string): () => number {
  let state = (shuffleRank(`${seed}|${use}`) % 0x100000000) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
