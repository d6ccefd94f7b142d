import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { HexMapDocument } from '#engine/systems/scythe/formats/map.ts';

const file = 'maps/valley.json';
const [width, height] = [20, 15];

/** The sample on a map of 300 hexes, with lakes, tunnels and encounters as often as on its own and more rivers. */
export function onLargeMap(documents: Documents): Documents {
  const small = documents[file] as unknown as HexMapDocument;
  const hexes = Array.from({ length: width * height }, (_, i) => ({
    ...small.hexes[i % small.hexes.length],
    ...{ id: nameOf(i), q: i % width, r: Math.floor(i / width) },
  }));
  const rivers = hexes.flatMap((_, i) => (i % 3 === 0 && i % width < width - 1 ? [[nameOf(i), nameOf(i + 1)]] : []));
  const corners = [0, width - 1, width * (height - 1), width * height - 1];
  const homes = small.homes.map((home, i) => ({ ...home, exits: [nameOf(corners[i] as number)] }));
  return { ...documents, [file]: { ...small, hexes, rivers, homes } as unknown as JsonObject as Json };
}

const nameOf = (i: number): string => `H${i}`;
