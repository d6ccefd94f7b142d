import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { asSchema, narrowed, schemaOf, sortsIn } from '../table/table-parts.ts';
import type { TableEdit } from './table-edits.ts';

export interface TablePlace {
  readonly path: readonly string[];
  readonly sorts: readonly string[];
  readonly item: JsonObject;
  readonly pieces: readonly Json[];
  /** The piece on which these pieces lie, such as a card with attachments. */
  readonly on?: OnPiece;
}
export interface OnPiece {
  readonly name: string;
  /** Of the list in which that piece lies. */
  readonly within: readonly string[];
  /** That piece with other pieces on it. */
  readonly holding: (pieces: readonly Json[]) => TableEdit;
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
      if (sorts === null || here['readOnly'] === true) return;
      const place = { path, sorts, item: items, pieces: value as readonly Json[] };
      places.push(place, ...placesOnPieces(place));
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

function placesOnPieces({ path, item, pieces }: TablePlace): readonly TablePlace[] {
  const key = nameKey(item);
  if (key === null) return [];
  const lists = Object.entries(asSchema(narrowed(item, {})['properties'])).flatMap(([field, schema]) => {
    const inside = asSchema(schema);
    const items = asSchema(inside['items']);
    const sorts = sortsIn(narrowed(items, ''), 'x-name-of');
    // A list of fixed length holds fields of the piece, not pieces.
    const isOfPieces = inside['type'] === 'array' && inside['minItems'] === undefined && inside['readOnly'] !== true;
    return isOfPieces && sorts !== null ? [{ field, items, sorts }] : [];
  });
  return pieces.flatMap((piece, i) => {
    const name = pieceName(piece, item);
    if (name === null) return [];
    return lists.map(({ field, items, sorts }): TablePlace => {
      const written = isObject(piece) ? piece : { [key]: name };
      const there = written[field];
      return {
        ...{ path: [...path, String(i), field], sorts, item: items },
        pieces: Array.isArray(there) ? (there as readonly Json[]) : [],
        on: {
          ...{ name, within: path },
          holding: (list) => ({ path: [...path, String(i)], value: { ...written, [field]: list } }),
        },
      };
    });
  });
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
