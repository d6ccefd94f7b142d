import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { asSchema, narrowed, schemaOf, sortsIn } from '../table/table-parts.ts';
import type { TableEdit } from './table-edits.ts';
import { endsIn, nameKey, pieceName, type TableMap, type TablePlace, whereIs } from './table-places.ts';

interface FieldBase {
  readonly path: readonly string[];
  /** How many trailing steps are below the thing. */
  readonly steps: number;
  readonly edit: (value: Json) => TableEdit;
}
export type AlterableField =
  | (FieldBase & { readonly kind: 'number'; readonly value: number })
  | (FieldBase & { readonly kind: 'flag'; readonly value: boolean })
  | (FieldBase & {
      readonly kind: 'choice';
      readonly value: string | null;
      /** Game words, or things of these sorts. */
      readonly among: { readonly words: readonly string[] } | { readonly sorts: readonly string[] };
      readonly canBeNone: boolean;
    });

/** Fields below a thing's name, or next to its name in the list that it lies in. */
export function fieldsOf(map: TableMap, names: readonly string[]): readonly AlterableField[] {
  const found = names.flatMap((name) => map.parts.filter(({ path }) => path.length > 0 && endsIn(path, name)));
  if (found.length > 0)
    return found.flatMap(({ path, schema, value }) =>
      fieldsIn(value, schema, path, path.length, (at) => (now) => ({ path: at, value: now })),
    );
  const lying = whereIs(map, names);
  return lying === null ? [] : fieldsOfPiece(lying.place, lying.at, lying.name);
}

export function fieldsOfTable({ table, parts }: TableMap): readonly AlterableField[] {
  const schema = parts.find(({ path }) => path.length === 0)?.schema ?? {};
  const alone = Object.entries(asSchema(schema['properties'])).filter(([key]) => !isObject(table[key]));
  return fieldsIn(table, { ...schema, properties: Object.fromEntries(alone) }, [], 0, (path) => (value) => ({
    path,
    value,
  }));
}

function fieldsOfPiece(place: TablePlace, at: number, name: string): readonly AlterableField[] {
  const { path, item, pieces, on } = place;
  const key = nameKey(item);
  if (key === null) return [];
  const here = [...path, String(at)];
  const piece = pieces[at] as Json;
  const written = isObject(piece) ? piece : { [key]: name };
  const schema = narrowed(item, {});
  const { [key]: _, ...others } = asSchema(schema['properties']);
  return fieldsIn(written, { ...schema, properties: others }, here, here.length, (deep) => (now) => {
    const value = replaced(written, deep.slice(here.length), now);
    return on === undefined ? { path: here, value } : on.holding(pieces.map((one, i) => (i === at ? value : one)));
  });
}

function fieldsIn(
  value: Json,
  schema: JsonObject,
  path: readonly string[],
  from: number,
  editing: (path: readonly string[]) => (value: Json) => TableEdit,
): readonly AlterableField[] {
  return Object.keys(asSchema(schema['properties'])).flatMap((key): readonly AlterableField[] => {
    const given = isObject(value) ? value[key] : undefined;
    const inside = schemaOf(schema, key, given ?? null);
    if (inside['readOnly'] === true) return [];
    const here = [...path, key];
    if (isObject(given)) return fieldsIn(given, inside, here, from, editing);
    if (inside['type'] === 'array') {
      const places = namesIn(inside, given);
      return places.flatMap((one, i) => {
        const at = [...here, String(i)];
        const field = fieldOf(one, asSchema(inside['items']), at, from, (now) =>
          editing(here)(places.map((before, j) => (i === j ? now : before))),
        );
        return field === null ? [] : [field];
      });
    }
    const field = fieldOf(given, inside, here, from, editing(here));
    return field === null ? [] : [field];
  });
}

function namesIn({ minItems, maxItems }: JsonObject, given: Json | undefined): readonly Json[] {
  if (typeof minItems !== 'number' || minItems !== maxItems) return [];
  return Array.from({ length: minItems }, (_, i) => (Array.isArray(given) ? (given[i] as Json) : null));
}

function fieldOf(
  given: Json | undefined,
  schema: JsonObject,
  path: readonly string[],
  from: number,
  edit: (value: Json) => TableEdit,
): AlterableField | null {
  const base = { path, steps: path.length - from, edit };
  const types = [schema['type']].flat();
  const canBeNone = types.includes('null');
  const sorts = sortsIn(schema, 'x-name-of');
  const value = typeof given === 'string' ? given : null;
  if (sorts !== null) return { ...base, kind: 'choice', value, among: { sorts }, canBeNone };
  if (Array.isArray(schema['enum'])) {
    const words = (schema['enum'] as readonly Json[]).filter((one): one is string => typeof one === 'string');
    return { ...base, kind: 'choice', value, among: { words }, canBeNone };
  }
  if (types.includes('integer')) return { ...base, kind: 'number', value: typeof given === 'number' ? given : 0 };
  if (types.includes('boolean')) return { ...base, kind: 'flag', value: given === true };
  return null;
}

function replaced(now: Json, [key, ...rest]: readonly string[], value: Json): Json {
  if (key === undefined) return value;
  const known = isObject(now) ? now : {};
  return { ...known, [key]: replaced(known[key] ?? null, rest, value) };
}

/** Other places that allow the piece's sort, without those on other pieces. */
export function placesFor(map: TableMap, names: readonly string[]): readonly TablePlace[] {
  const lying = whereIs(map, names);
  if (lying === null) return [];
  return map.places.filter(
    (place) =>
      place !== lying.place && place.on === undefined && place.sorts.some((sort) => lying.place.sorts.includes(sort)),
  );
}

/** Moves a piece to the end of a place, or before another piece; null: it is no longer on the table. */
export function moved(
  map: TableMap,
  names: readonly string[],
  to: TablePlace | null,
  before?: readonly string[],
): readonly TableEdit[] {
  const lying = whereIs(map, names);
  if (lying === null) return [];
  const { place: from, at, name } = lying;
  const piece = from.pieces[at] as Json;
  const left = from.pieces.filter((_, i) => i !== at);
  if (to === null) return [listed(from, left)];
  const isSame = to === from;
  const there = isSame ? left : to.pieces;
  const found = before === undefined ? -1 : there.findIndex((one) => before.includes(pieceName(one, to.item) ?? '?'));
  const index = found < 0 ? there.length : found;
  // In another place it loses what was on it.
  const list = [...there.slice(0, index), isSame ? piece : name, ...there.slice(index)];
  return isSame ? [listed(to, list)] : [listed(from, left), listed(to, list)];
}

const listed = ({ path, on }: TablePlace, pieces: readonly Json[]): TableEdit =>
  on === undefined ? { path, value: pieces } : on.holding(pieces);
