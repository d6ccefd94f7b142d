import { isObject, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import { joinParts } from '#engine/kernel/basics/text.ts';
import type { Locale } from '../words/locale.ts';
import { shortTitle } from '../words/short-title.ts';

// Splits a table document by its JSON Schema. Without one, lists of words hold pieces.

export interface Fact {
  readonly key: string;
  readonly label: string;
  readonly value: string | number | boolean;
}
/** A hidden piece has no name. */
export interface TablePiece {
  readonly name: string | null;
  /** As named in answers; empty: unknown. */
  readonly sorts: readonly string[];
  readonly facts: readonly Fact[];
  /** What is attached to it. */
  readonly carried: readonly { readonly label: string; readonly piece: TablePiece }[];
}
export interface PlaceOfPieces {
  readonly key: string;
  readonly label: string;
  /** The thing that the place belongs to; null: none that answers can name. */
  readonly thing: TableThing | null;
  readonly pieces: readonly TablePiece[];
}
export interface TableThing {
  readonly name: string;
  readonly sorts: readonly string[];
}
export interface PartGroup extends TableContents {
  readonly key: string;
  readonly label: string;
  readonly thing: TableThing | null;
}
export interface TableContents {
  readonly facts: readonly Fact[];
  readonly places: readonly PlaceOfPieces[];
  readonly groups: readonly PartGroup[];
}

type Schema = JsonObject;
const unseen = '?';

export interface PathLabels {
  readonly schema: JsonObject;
  readonly document: JsonObject;
  readonly labels: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, string>>;
}

/** A readable name of a path from step `from` on. Things and pieces have their name only. */
export function pathName(
  path: readonly string[],
  { schema, document, labels, words }: PathLabels,
  locale: Locale,
  from = 0,
) {
  const steps: string[] = [];
  let here = schema;
  for (const [i, key] of path.entries()) {
    const written = partAt(document, path.slice(0, i + 1)) ?? null;
    // Plain names may have further data, such as tokens on a card
    const value = i + 1 < path.length && typeof written !== 'object' ? {} : written;
    const isThing =
      sortsIn(here, 'x-keys-of') !== null && !isObject((here['properties'] as JsonObject | undefined)?.[key]);
    const isListed = Array.isArray(i === 0 ? document : partAt(document, path.slice(0, i)));
    here = schemaOf(here, key, value);
    const thing = isThing ? key : isListed ? nameOfPiece(written, here, locale) : null;
    if (thing !== null && i > from) steps.pop();
    if (i >= from)
      steps.push(thing === null ? (titleOf(here, locale) ?? words[key] ?? spaced(key)) : (labels[thing] ?? thing));
  }
  return joinParts(steps, locale, 'path');
}

function nameOfPiece(value: Json, schema: Schema, locale: Locale): string | null {
  const { name, sorts } = pieceOf(value, schema, locale);
  return sorts.length > 0 && value !== null ? name : null;
}

export function tableParts(table: JsonObject, schema: Schema, locale: Locale): TableContents {
  const facts: Fact[] = [];
  const places: PlaceOfPieces[] = [];
  const groups: PartGroup[] = [];
  for (const [key, value] of Object.entries(table)) {
    const inside = schemaOf(schema, key, value);
    const things = sortsIn(schema, 'x-keys-of');
    const isThing = things !== null && !isObject((schema['properties'] as JsonObject | undefined)?.[key]);
    const thing = isThing ? { name: key, sorts: things } : null;
    const label = isThing ? key : labelOf(inside, key, locale);
    if (Array.isArray(value)) places.push({ key, label, thing, pieces: piecesOf(value, inside, locale) });
    else if (isObject(value)) groups.push({ key, label, thing, ...tableParts(value, inside, locale) });
    else if (value !== null && value !== false) facts.push({ key, label, value: value as Fact['value'] });
  }
  return { facts, places, groups };
}

function piecesOf(values: readonly Json[], schema: Schema, locale: Locale): readonly TablePiece[] {
  return values.map((value) => pieceOf(value, narrowed(asSchema(schema['items']), value), locale));
}

function pieceOf(value: Json, schema: Schema, locale: Locale): TablePiece {
  if (!isObject(value)) {
    const name = value === unseen ? null : String(value);
    return { name, sorts: sortsIn(schema, 'x-name-of') ?? [], facts: [], carried: [] };
  }
  const fields = Object.entries(value).map(([key, one]) => ({ key, one, inside: schemaOf(schema, key, one) }));
  const named = fields.filter(({ one, inside }) => typeof one === 'string' && sortsIn(inside, 'x-name-of') !== null);
  const own = named[0];
  return {
    name: own === undefined || own.one === unseen ? null : String(own.one),
    sorts: own === undefined ? [] : (sortsIn(own.inside, 'x-name-of') ?? []),
    facts: fields.flatMap(({ key, one, inside }) =>
      named.some((other) => other.key === key) || typeof one === 'object' || one === false || one === 0
        ? []
        : [{ key, label: labelOf(inside, key, locale), value: one }],
    ),
    carried: named.slice(1).map(({ key, one, inside }) => ({
      label: labelOf(inside, key, locale),
      piece: pieceOf(one, inside, locale),
    })),
  };
}

export function thingsOn({ places, groups }: TableContents): readonly TableThing[] {
  const inPiece = ({ name, sorts, carried }: TablePiece): readonly TableThing[] => [
    ...(name === null ? [] : [{ name, sorts }]),
    ...carried.flatMap(({ piece }) => inPiece(piece)),
  ];
  const all = [
    ...places.flatMap(({ thing, pieces }) => [...(thing === null ? [] : [thing]), ...pieces.flatMap(inPiece)]),
    ...groups.flatMap((group) => [...(group.thing === null ? [] : [group.thing]), ...thingsOn(group)]),
  ];
  return [...new Map(all.map((thing) => [thing.name, thing])).values()];
}

export function asSchema(schema: Json | undefined): Schema {
  return isObject(schema) ? schema : {};
}

/** The subschema under a key that fits the value. */
export function schemaOf(schema: Schema, key: string, value: Json): Schema {
  const properties = asSchema(schema['properties']);
  const patterns = Object.values(asSchema(schema['patternProperties']))[0];
  const inside = properties[key] ?? patterns ?? schema['additionalProperties'] ?? schema['items'];
  return narrowed(asSchema(inside), value);
}

/** Resolves alternatives by the value's type; shared keywords are kept. */
export function narrowed(schema: Schema, value: Json): Schema {
  const { if: condition, then: fits, else: other, anyOf, oneOf, ...shared } = schema;
  if (isObject(condition)) {
    const branch = isOf(asSchema(condition), value) ? fits : other;
    return narrowed({ ...shared, ...asSchema(branch) }, value);
  }
  const all = (anyOf ?? oneOf) as readonly Json[] | undefined;
  if (all === undefined) return schema;
  return narrowed({ ...shared, ...asSchema(all.find((one) => isOf(asSchema(one), value))) }, value);
}

function isOf({ type }: Schema, value: Json): boolean {
  const kind = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  const types = Array.isArray(type) ? type : [type];
  return type === undefined || types.includes(kind) || (kind === 'number' && types.includes('integer'));
}

export function sortsIn(schema: Schema, word: 'x-name-of' | 'x-keys-of'): readonly string[] | null {
  const sorts = schema[word];
  return Array.isArray(sorts) ? (sorts as readonly string[]) : null;
}

/** By schema title, else by key. */
export function labelOf(schema: Schema, key: string, locale: Locale): string {
  return titleOf(schema, locale) ?? spaced(key);
}

/** Up to where the title goes on to explain. */
function titleOf(schema: Schema, locale: Locale): string | undefined {
  const said =
    locale === 'ja' ? (schema['x-title-ja'] ?? schema['x-description-ja']) : (schema['title'] ?? schema['description']);
  return typeof said === 'string' ? shortTitle(said) : undefined;
}

/** `maxHp` is Max hp. */
function spaced(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
