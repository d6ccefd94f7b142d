import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { HexAt } from '#engine/library/places/hexes.ts';
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
/** As it is written: with its place in its list. Its id may be empty or that of another hex. */
export interface WrittenHex extends HexOnMap, HexAt {
  readonly index: number;
  readonly hasEncounter: boolean;
}
export interface WrittenHome extends HomeOnMap, HexAt {
  readonly index: number;
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

export const isOnMap = ({ q, r }: HexAt): boolean => Math.abs(q) <= farthest && Math.abs(r) <= farthest;
export const middleOf = ({ q, r }: HexAt): Point => [2 * half * (q + r / 2), 1.5 * r];

/** Null: no place to draw something at. */
function placeIn({ q, r }: JsonObject): (HexAt & { readonly at: Point }) | null {
  if (typeof q !== 'number' || typeof r !== 'number' || !isOnMap({ q, r })) return null;
  return { q, r, at: middleOf({ q, r }) };
}

/** The objects of a list that have a place, with their indices in the list. */
function placedIn<Placed>(
  list: Json | undefined,
  read: (written: JsonObject, index: number, place: HexAt & { readonly at: Point }) => Placed,
): readonly Placed[] {
  const written: readonly Json[] = Array.isArray(list) ? list : [];
  return written.flatMap((one, index) => {
    const place = isObject(one) ? placeIn(one) : null;
    return isObject(one) && place !== null ? [read(one, index, place)] : [];
  });
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

export function terrainsOf(documents: Documents, locale: string): ReadonlyMap<string, MapTerrain> {
  return new Map(
    namedEntries(documents, locale, 'words.json', 'terrains').map(({ id, name, written }, i) => {
      const is = textOfValue(written['is']) || 'land';
      const yields = textOfValue(written['yields']) || null;
      const paint = is === 'land' ? String(i % paints) : is;
      return [id, { id, name, is, yields, workers: written['workers'] === true, paint }];
    }),
  );
}

export function writtenHexes(map: JsonObject, terrains: ReadonlyMap<string, MapTerrain>): readonly WrittenHex[] {
  return placedIn(map['hexes'], (hex, index, place) => ({
    ...{ id: textOfValue(hex['id']), ...place, terrain: terrains.get(textOfValue(hex['terrain'])), index },
    ...{ hasTunnel: hex['tunnel'] === true, hasEncounter: hex['encounter'] === true },
  }));
}

export function writtenHomes(map: JsonObject, names: ReadonlyMap<string, string>): readonly WrittenHome[] {
  return placedIn(map['homes'], (home, index, place) => {
    const id = textOfValue(home['home']);
    return { id, ...place, name: names.get(id) ?? id, exits: wordsIn(home['exits']), index };
  });
}

export const homeNames = (documents: Documents, locale: string): ReadonlyMap<string, string> =>
  new Map(namedEntries(documents, locale, 'words.json', 'homes').map(({ id, name }) => [id, name]));

export function readMap(documents: Documents, locale: string, file: string): DrawnMap {
  const map = objectOf(documents[file]);
  const named = <Part extends { readonly id: string }>(parts: readonly Part[]): ReadonlyMap<string, Part> =>
    new Map(parts.filter(({ id }) => id !== '').map((part) => [part.id, part]));
  const hexes = named(writtenHexes(map, terrainsOf(documents, locale)));
  const homes = named(writtenHomes(map, homeNames(documents, locale)));
  const rivers = (Array.isArray(map['rivers']) ? map['rivers'] : []).flatMap((river) => {
    const [a, b] = wordsIn(river).map((id) => hexes.get(id)?.at);
    const edge = a === undefined || b === undefined ? null : edgeBetween(a, b);
    return edge === null ? [] : [edge];
  });
  const all = [...hexes.values(), ...homes.values()].map(({ at }) => at);
  return { hexes, homes, rivers, box: boundingBox(all, mapMargin) };
}

/** From the middle of the outermost hexes to the edge of the picture. */
export const mapMargin: Point = [half + 0.1, 1.1];

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
