import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { type HexAt, hexSteps, touchingPairs } from '#engine/library/places/hexes.ts';
import { namedEntries } from '../../library/named-things.ts';
import type { Point } from '../../library/polyline.ts';
import { objectOf, wordsIn } from '../../library/read-values.ts';
import {
  edgeBetween,
  homeNames,
  isOnMap,
  type MapTerrain,
  middleOf,
  terrainsOf,
  type WrittenHex,
  type WrittenHome,
  writtenHexes,
  writtenHomes,
} from '../map-document.ts';

/** What can be chosen on the map. The key is that of the place, so that it stays when a hex is added or removed there. */
interface Spot {
  readonly key: string;
  readonly at: Point;
}
export interface HexSpot extends Spot {
  readonly kind: 'hex';
  readonly hex: WrittenHex;
}
export interface HomeSpot extends Spot {
  readonly kind: 'home';
  readonly home: WrittenHome;
}
/** An empty place next to a hex. */
export interface EmptySpot extends Spot, HexAt {
  readonly kind: 'empty';
}
/** Between two hexes that touch. */
export interface EdgeSpot extends Spot {
  readonly kind: 'edge';
  readonly hexes: readonly [string, string];
  readonly ends: readonly [Point, Point];
  /** Indices of its rivers: one, unless it is written twice. */
  readonly rivers: readonly number[];
}
export type MapSpot = HexSpot | HomeSpot | EmptySpot | EdgeSpot;

export interface EditedMap {
  readonly hexes: readonly HexSpot[];
  readonly homes: readonly HomeSpot[];
  readonly empty: readonly EmptySpot[];
  readonly edges: readonly EdgeSpot[];
  /** The hexes that each river names, also of those that lie on no edge. */
  readonly rivers: readonly (readonly string[])[];
  readonly terrains: readonly MapTerrain[];
  readonly resources: readonly { readonly id: string }[];
  /** Home bases of the project by id. */
  readonly homeNames: ReadonlyMap<string, string>;
}

const keyOf = ({ q, r }: HexAt): string => `${q},${r}`;

export function readEditedMap(document: Json, documents: Documents, locale: string): EditedMap {
  const map = objectOf(document);
  const terrains = terrainsOf(documents, locale);
  const names = homeNames(documents, locale);
  const taken = new Map<string, number>();
  /** A second hex at the same place has a key of its own. */
  const place = (at: HexAt): string => {
    const count = taken.get(keyOf(at)) ?? 0;
    taken.set(keyOf(at), count + 1);
    return count === 0 ? keyOf(at) : `${keyOf(at)} ${count + 1}`;
  };
  const hexes = writtenHexes(map, terrains).map((hex): HexSpot => ({ kind: 'hex', key: place(hex), at: hex.at, hex }));
  const homes = writtenHomes(map, names).map(
    (home): HomeSpot => ({ kind: 'home', key: place(home), at: home.at, home }),
  );
  const rivers = riversIn(map);
  return {
    ...{ hexes, homes, rivers, terrains: [...terrains.values()], homeNames: names },
    resources: namedEntries(documents, locale, 'words.json', 'resources'),
    empty: emptyAround(hexes, new Set(taken.keys())),
    edges: edgesOf(hexes, rivers),
  };
}

export const riversIn = (map: JsonObject): readonly (readonly string[])[] =>
  Array.isArray(map['rivers']) ? map['rivers'].map(wordsIn) : [];

/** Without any hex, one place to begin at. */
function emptyAround(hexes: readonly HexSpot[], taken: ReadonlySet<string>): readonly EmptySpot[] {
  const near = hexes.flatMap(({ hex }) => hexSteps.map(({ q, r }) => ({ q: hex.q + q, r: hex.r + r })));
  const places = new Map((hexes.length === 0 ? [{ q: 0, r: 0 }] : near).map((at) => [keyOf(at), at]));
  return [...places].flatMap(([key, at]): readonly EmptySpot[] =>
    taken.has(key) || !isOnMap(at) ? [] : [{ kind: 'empty', key, ...at, at: middleOf(at) }],
  );
}

const pairOf = (one: string, other: string): string => (one < other ? `${one} ${other}` : `${other} ${one}`);

function edgesOf(hexes: readonly HexSpot[], rivers: readonly (readonly string[])[]): readonly EdgeSpot[] {
  const written = new Map<string, number[]>();
  for (const [i, [one, other]] of rivers.entries())
    if (one !== undefined && other !== undefined) {
      const pair = pairOf(one, other);
      written.set(pair, [...(written.get(pair) ?? []), i]);
    }
  return touchingPairs(hexes.map(({ hex }) => hex)).flatMap(([a, b]): readonly EdgeSpot[] => {
    const ends = edgeBetween(a.at, b.at);
    if (ends === null || a.id === '' || b.id === '') return [];
    return [
      {
        ...{ kind: 'edge', key: `${keyOf(a)} ${keyOf(b)}`, hexes: [a.id, b.id], ends },
        at: [(a.at[0] + b.at[0]) / 2, (a.at[1] + b.at[1]) / 2],
        rivers: written.get(pairOf(a.id, b.id)) ?? [],
      },
    ];
  });
}
