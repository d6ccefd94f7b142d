import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { FormEdit } from '#authoring/tools/form/form-edit.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { HexAt } from '#engine/library/places/hexes.ts';
import { objectOf, textOfValue, wordsIn } from '../../library/read-values.ts';
import { riversIn } from './map-spots.ts';

// Edits of the text of a map, one after the other; together one undo step.

export interface MapEdit {
  readonly edits: readonly FormEdit[];
  /** Where the cursor is afterwards; null: where it was. */
  readonly at: JsonPath | null;
}
export type HexMark = 'tunnel' | 'encounter';

const listIn = (map: Json, key: string): readonly Json[] | null => {
  const list = objectOf(map)[key];
  return Array.isArray(list) ? list : null;
};

/** Into a list of the map, which may be missing. */
function added(map: Json, key: string, value: Json): MapEdit {
  const list = listIn(map, key);
  return list === null
    ? { edits: [{ kind: 'set', path: [key], value: [value] }], at: [key, 0] }
    : { edits: [{ kind: 'append', path: [key], value }], at: [key, list.length] };
}

/** From the last to the first, so that the indices before them stay. */
const without = (path: JsonPath, indices: readonly number[]): readonly FormEdit[] =>
  indices.toSorted((a, b) => b - a).map((i) => ({ kind: 'remove', path: [...path, i] }));

const indicesOf = <Item>(items: readonly Item[], is: (item: Item) => boolean): readonly number[] =>
  items.flatMap((item, i) => (is(item) ? [i] : []));

export const addHex = (map: Json, id: string, { q, r }: HexAt, terrain: string): MapEdit =>
  added(map, 'hexes', { id, q, r, terrain });

export const setTerrain = (index: number, terrain: string): MapEdit => ({
  edits: [{ kind: 'set', path: ['hexes', index, 'terrain'], value: terrain, behind: 'r' }],
  at: ['hexes', index],
});

export function toggleMark(map: Json, index: number, mark: HexMark): MapEdit {
  const hex = objectOf(listIn(map, 'hexes')?.[index]);
  const path = ['hexes', index, mark];
  const behind = mark === 'encounter' && hex['tunnel'] !== undefined ? 'tunnel' : 'terrain';
  return {
    edits: [hex[mark] === undefined ? { kind: 'set', path, value: true, behind } : { kind: 'remove', path }],
    at: ['hexes', index],
  };
}

/** Removes the hex with its rivers and its exits, unless another hex has its id. */
export function removeHex(map: Json, index: number): MapEdit {
  const hexes = listIn(map, 'hexes') ?? [];
  const id = textOfValue(objectOf(hexes[index])['id']);
  const isNamed = id !== '' && indicesOf(hexes, (hex) => objectOf(hex)['id'] === id).length === 1;
  const homes = listIn(map, 'homes') ?? [];
  const exits = homes.flatMap((home, i) => {
    const list = objectOf(home)['exits'];
    const indices = Array.isArray(list) ? indicesOf<Json>(list, (exit) => exit === id) : [];
    return without(['homes', i, 'exits'], indices);
  });
  const rivers = without(
    ['rivers'],
    indicesOf(riversIn(objectOf(map)), (river) => river.includes(id)),
  );
  return { edits: [...(isNamed ? [...exits, ...rivers] : []), { kind: 'remove', path: ['hexes', index] }], at: null };
}

/** `written`: the rivers that are on the edge. */
export const toggleRiver = (map: Json, hexes: readonly [string, string], written: readonly number[]): MapEdit =>
  written.length > 0 ? { edits: without(['rivers'], written), at: null } : added(map, 'rivers', [...hexes]);

/** Moves a home base, or adds it with these exits. */
export function placeHome(map: Json, home: string, { q, r }: HexAt, exits: readonly string[]): MapEdit {
  const index = (listIn(map, 'homes') ?? []).findIndex((one) => objectOf(one)['home'] === home);
  if (index < 0) return added(map, 'homes', { home, q, r, exits: [...exits] });
  const path = ['homes', index];
  return {
    edits: [
      { kind: 'set', path: [...path, 'q'], value: q, behind: 'home' },
      { kind: 'set', path: [...path, 'r'], value: r, behind: 'q' },
    ],
    at: path,
  };
}

export function toggleExit(map: Json, index: number, hex: string): MapEdit {
  const path = ['homes', index, 'exits'];
  const home: JsonObject = objectOf(listIn(map, 'homes')?.[index]);
  const exits = home['exits'];
  const edits = (): readonly FormEdit[] => {
    if (!Array.isArray(exits)) return [{ kind: 'set', path, value: [hex], behind: 'r' }];
    if (!wordsIn(exits).includes(hex)) return [{ kind: 'append', path, value: hex }];
    return without(
      path,
      indicesOf<Json>(exits, (exit) => exit === hex),
    );
  };
  return { edits: edits(), at: ['homes', index] };
}

export const removeHome = (index: number): MapEdit => ({
  edits: [{ kind: 'remove', path: ['homes', index] }],
  at: null,
});
