import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { asSchema, narrowed, schemaOf, sortsIn } from '../table/table-parts.ts';

export interface TablePlace {
  readonly path: readonly string[];
  readonly sorts: readonly string[];
  readonly item: JsonObject;
  readonly pieces: readonly Json[];
}
/** A part of the document with a name of its own, such as a player or a slot. */
export interface NamedPart {
  readonly path: readonly string[];
  readonly name: string;
  readonly sorts: readonly string[];
  readonly schema: JsonObject;
  readonly value: Json;
}
export interface TableMap {
  readonly table: JsonObject;
  readonly places: readonly TablePlace[];
  readonly named: readonly NamedPart[];
  /** Everything but lists, by path. */
  readonly parts: readonly Omit<NamedPart, 'name' | 'sorts'>[];
}

export function mapTable(table: JsonObject, schema: JsonObject): TableMap {
  const [places, named, parts]: [TablePlace[], NamedPart[], Omit<NamedPart, 'name' | 'sorts'>[]] = [[], [], []];
  walk(table, schema, []);
  // A list of named parts only refers to them.
  const owners = new Set(named.flatMap((one) => one.sorts));
  return { table, places: places.filter(({ sorts }) => !sorts.some((sort) => owners.has(sort))), named, parts };

  function walk(value: Json, here: JsonObject, path: readonly string[]): void {
    if (Array.isArray(value)) {
      const items = asSchema(here['items']);
      const sorts = sortsIn(narrowed(items, ''), 'x-name-of');
      if (sorts !== null && here['readOnly'] !== true)
        places.push({ path, sorts, item: items, pieces: value as readonly Json[] });
      return;
    }
    if (!isObject(value)) return;
    parts.push({ path, schema: here, value });
    const things = sortsIn(here, 'x-keys-of');
    for (const [key, one] of Object.entries(value)) {
      const within = schemaOf(here, key, one);
      const isThing = things !== null && !isObject(asSchema(here['properties'])[key]);
      if (isThing) named.push({ path: [...path, key], name: key, sorts: things, schema: within, value: one });
      walk(one, within, [...path, key]);
    }
  }
}

/** Whether a path ends in a name: `ada` or `ada/skills/swim`. */
export function endsIn(path: readonly string[], name: string): boolean {
  const steps = name.split('/');
  return steps.length <= path.length && steps.every((step, i) => path[path.length - steps.length + i] === step);
}

/** Null: it is hidden. */
export function pieceName(piece: Json, item: JsonObject): string | null {
  if (typeof piece === 'string') return piece === '?' ? null : piece;
  if (!isObject(piece)) return null;
  const key = nameKey(item);
  const name = key === null ? undefined : piece[key];
  return typeof name === 'string' && name !== '?' ? name : null;
}

/** The key with a piece's name, if pieces are objects; null: they are plain names. */
export function nameKey(item: JsonObject): string | null {
  const fields = Object.entries(asSchema(narrowed(item, {})['properties']));
  return (
    fields.find(([, schema]) => isObject(schema) && sortsIn(narrowed(schema, ''), 'x-name-of') !== null)?.[0] ?? null
  );
}

export function whereIs(
  { places }: TableMap,
  names: readonly string[],
): { readonly place: TablePlace; readonly at: number; readonly name: string } | null {
  // A part of a piece (`W-01/2`) is where the piece is.
  const all = [...names, ...names.map((name) => name.split('/', 1)[0] as string)];
  for (const place of places) {
    const at = place.pieces.findIndex((piece) => all.includes(pieceName(piece, place.item) ?? '?'));
    if (at >= 0) return { place, at, name: pieceName(place.pieces[at] as Json, place.item) as string };
  }
  return null;
}
