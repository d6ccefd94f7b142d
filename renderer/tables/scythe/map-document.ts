import type { Documents } from '#engine/kernel/contract/system.ts';
import { namedEntries } from '../library/named-things.ts';
import { boundingBox, type Point } from '../library/polyline.ts';
import { listOf, objectOf, textOfValue, wordsIn } from '../library/read-values.ts';

// Lenient: while it is edited any part may be missing or invalid, and the rest is drawn.

export interface MapTerrain {
  readonly id: string;
  readonly name: string;
  readonly is: string;
  readonly yields: string | null;
  readonly workers: boolean;
  /** Which of the paints it has. */
  readonly paint: string;
}
export interface HexOnMap {
  readonly id: string;
  readonly at: Point;
  readonly terrain: MapTerrain | undefined;
  readonly hasTunnel: boolean;
}
export interface HomeOnMap {
  readonly id: string;
  readonly name: string;
  readonly at: Point;
  readonly exits: readonly string[];
}
export interface DrawnMap {
  readonly hexes: ReadonlyMap<string, HexOnMap>;
  readonly homes: ReadonlyMap<string, HomeOnMap>;
  /** The two ends of each edge with a river. */
  readonly rivers: readonly (readonly [Point, Point])[];
  readonly box: ReturnType<typeof boundingBox>;
}

const half = Math.sqrt(3) / 2;
const farthest = 999;
const paints = 8;

/** From the middle of a hex to its corners, the lowest one first; its radius is 1. */
export const corners: readonly Point[] = [
  [0, 1],
  [-half, 0.5],
  [-half, -0.5],
  [0, -1],
  [half, -0.5],
  [half, 0.5],
];

function middleOf(q: unknown, r: unknown): Point | null {
  const isPlace = (one: unknown): one is number => typeof one === 'number' && Math.abs(one) <= farthest;
  return isPlace(q) && isPlace(r) ? [2 * half * (q + r / 2), 1.5 * r] : null;
}

/** The edge between two hexes; null if they do not touch. */
export function edgeBetween([ax, ay]: Point, [bx, by]: Point): readonly [Point, Point] | null {
  const [dx, dy] = [bx - ax, by - ay];
  if (Math.abs(Math.hypot(dx, dy) - 2 * half) > 0.01) return null;
  const [x, y] = [ax + dx / 2, ay + dy / 2];
  const [ex, ey] = [-dy / (4 * half), dx / (4 * half)];
  return [
    [x - ex, y - ey],
    [x + ex, y + ey],
  ];
}

function terrainsOf(documents: Documents, locale: string): ReadonlyMap<string, MapTerrain> {
  return new Map(
    namedEntries(documents, locale, 'words.json', 'terrains').map(({ id, name, written }, i) => {
      const is = textOfValue(written['is']) || 'land';
      const yields = textOfValue(written['yields']) || null;
      const paint = is === 'land' ? String(i % paints) : is;
      return [id, { id, name, is, yields, workers: written['workers'] === true, paint }];
    }),
  );
}

export function readMap(documents: Documents, locale: string, file: string): DrawnMap {
  const map = objectOf(documents[file]);
  const terrains = terrainsOf(documents, locale);
  const hexes = new Map(
    listOf(map['hexes']).flatMap((hex): readonly (readonly [string, HexOnMap])[] => {
      const [id, at] = [textOfValue(hex['id']), middleOf(hex['q'], hex['r'])];
      if (id === '' || at === null) return [];
      const terrain = terrains.get(textOfValue(hex['terrain']));
      return [[id, { id, at, terrain, hasTunnel: hex['tunnel'] === true }]];
    }),
  );
  const names = new Map(namedEntries(documents, locale, 'words.json', 'homes').map(({ id, name }) => [id, name]));
  const homes = new Map(
    listOf(map['homes']).flatMap((home): readonly (readonly [string, HomeOnMap])[] => {
      const [id, at] = [textOfValue(home['home']), middleOf(home['q'], home['r'])];
      if (id === '' || at === null) return [];
      return [[id, { id, at, name: names.get(id) ?? id, exits: wordsIn(home['exits']) }]];
    }),
  );
  const rivers = (Array.isArray(map['rivers']) ? map['rivers'] : []).flatMap((river) => {
    const [a, b] = wordsIn(river).map((id) => hexes.get(id)?.at);
    const edge = a === undefined || b === undefined ? null : edgeBetween(a, b);
    return edge === null ? [] : [edge];
  });
  const all = [...hexes.values(), ...homes.values()].map(({ at }) => at);
  return { hexes, homes, rivers, box: boundingBox(all, [half + 0.1, 1.1]) };
}

/** The map of the game that is played; else the one that has these hexes. */
export function mapFile(documents: Documents, board: string | null, hexes: readonly string[]): string {
  const files = Object.keys(documents).filter((path) => /^maps\/[^/]+\.json$/.test(path));
  const idOf = (path: string) => textOfValue(objectOf(documents[path])['id']);
  const played = textOfValue(gameOf(documents, board)['map']);
  const known = new Set(hexes);
  const shared = (path: string) =>
    listOf(objectOf(documents[path])['hexes']).filter(({ id }) => known.has(textOfValue(id))).length;
  const [most] = files.toSorted((one, other) => shared(other) - shared(one));
  return files.find((path) => idOf(path) === played && played !== '') ?? most ?? '';
}

export function gameOf(documents: Documents, board: string | null) {
  const games = Object.keys(documents).filter((path) => /^games\/[^/]+\.json$/.test(path));
  const file = games.find((path) => objectOf(documents[path])['id'] === board) ?? games[0];
  return objectOf(file === undefined ? undefined : documents[file]);
}
