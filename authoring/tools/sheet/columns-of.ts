import { type Definitions, definitionOf, isSchema } from '#authoring/text/schema/schema-tools.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { CellKind, CellWord, SheetColumn, SingleCell } from './column.ts';

/** Deeper objects are one cell. */
const DEEPEST = 2;

type WordsOf = (ids: readonly Json[]) => readonly CellWord[];

interface Ground {
  readonly definitions: Definitions;
  readonly wordsOf: WordsOf;
}
interface Above {
  readonly path: readonly string[];
  readonly title: Text | null;
  readonly isRequired: boolean;
  readonly orders: SheetColumn['orders'];
}

/** In the order of the schema; nested objects have columns of their own. */
export function columnsOf(entry: Schema, definitions: Definitions, wordsOf: WordsOf): readonly SheetColumn[] {
  const columns = within(entry, { path: [], title: null, isRequired: true, orders: [] }, { definitions, wordsOf });
  return toldApart([...new Map(columns.map((column) => [column.key, column])).values()]);
}

/** Adds the key to ambiguous titles. */
function toldApart(columns: readonly SheetColumn[]): readonly SheetColumn[] {
  const isAlone = ({ title }: SheetColumn) => columns.filter((one) => one.title.ja === title.ja).length === 1;
  return columns.map((column) => {
    if (isAlone(column)) return column;
    const { title, path } = column;
    return { ...column, title: { ja: `${title.ja}（${path.at(-1)}）`, en: `${title.en} (${path.at(-1)})` } };
  });
}

function within(schema: Schema, above: Above, ground: Ground): readonly SheetColumn[] {
  const properties = (schema['properties'] ?? {}) as { readonly [key: string]: Schema };
  const required = (schema['required'] ?? []) as readonly string[];
  const orders = [...above.orders, Object.keys(properties)];
  return Object.keys(properties).flatMap((key): readonly SheetColumn[] => {
    const { schema: part, help } = meant(properties[key] as Schema, ground.definitions);
    const path = [...above.path, key];
    const isRequired = above.isRequired && required.includes(key);
    const title = headingOf(help, key, above.title);
    if (path.length < DEEPEST && isSchema(part['properties']) && part['if'] === undefined)
      return within(part, { path, title, isRequired, orders }, ground);
    const options = path.length < DEEPEST ? optionsOf(part, ground.definitions) : [];
    if (options.length > 0) return ofOptions(part, options, { path, title, isRequired, orders }, ground);
    return [
      {
        ...{ key: path.join('/'), path, title, isRequired, orders },
        about: helpOf(help) ?? title,
        cell: cellOf(part, ground),
        isId: above.path.length === 0 && 'x-id' in part,
      },
    ];
  });
}

/** The tag, and all fields of its options. */
function ofOptions(union: Schema, options: readonly Schema[], above: Above, ground: Ground): readonly SheetColumn[] {
  const tag = String((union['discriminator'] as Schema)['propertyName']);
  const words = options.flatMap((option) => constOf(option, tag));
  const columns = options.flatMap((option) => within(option, { ...above, isRequired: false }, ground));
  const orders = [...above.orders, [...new Set(columns.flatMap((column) => column.orders.at(-1) ?? []))]];
  const tagged: readonly SheetColumn[] = columns
    .filter(({ path }) => path.at(-1) === tag)
    .slice(0, 1)
    .map((column) => ({
      ...{ ...column, isRequired: above.isRequired, orders },
      ...(above.title === null ? {} : { title: above.title, about: above.title }),
      cell: { kind: 'word', words: ground.wordsOf(words) },
    }));
  return [...tagged, ...columns.filter(({ path }) => path.at(-1) !== tag).map((column) => ({ ...column, orders }))];
}

function constOf(option: Schema, tag: string): readonly Json[] {
  const written = (option['properties'] as { readonly [key: string]: Schema } | undefined)?.[tag]?.['const'];
  return written === undefined ? [] : [written as Json];
}

function optionsOf(schema: Schema, definitions: Definitions): readonly Schema[] {
  const options = schema['oneOf'];
  if (!isSchema(schema['discriminator']) || !Array.isArray(options) || schema['x-sort'] !== undefined) return [];
  return options.map((option) => meant(option as Schema, definitions).schema);
}

function meant(schema: Schema, definitions: Definitions): { readonly schema: Schema; readonly help: Schema } {
  const all = schema['allOf'];
  const [only] = Array.isArray(all) && all.length === 1 ? all : [];
  const ref = isSchema(only) ? only['$ref'] : schema['$ref'];
  const found = typeof ref === 'string' ? definitionOf(ref, definitions) : undefined;
  return { schema: found ?? schema, help: 'description' in schema || found === undefined ? schema : found };
}

function cellOf(schema: Schema, ground: Ground): CellKind {
  const single = singleOf(schema, ground);
  if (single !== null) return single;
  const items = schema['items'];
  if (schema['type'] !== 'array' || !isSchema(items)) return { kind: 'json' };
  const of = singleOf(meant(items, ground.definitions).schema, ground);
  return of === null ? { kind: 'json' } : { kind: 'list', of };
}

function singleOf(schema: Schema, { wordsOf }: Pick<Ground, 'wordsOf'>): SingleCell | null {
  const { type, enum: words } = schema as { readonly [keyword: string]: unknown };
  if (schema['x-sort'] === 'amount') return { kind: 'number', mayBeNode: true };
  if ('const' in schema) return { kind: 'word', words: wordsOf([schema['const'] as Json]) };
  if (Array.isArray(words)) return { kind: 'word', words: wordsOf(words as readonly Json[]) };
  if (type === 'boolean') return { kind: 'word', words: wordsOf([true, false]) };
  if (type === 'integer' || type === 'number') return { kind: 'number', mayBeNode: false };
  const plain = isSchema(schema['if']) && isSchema(schema['else']) ? singleOf(schema['else'], { wordsOf }) : null;
  if (plain?.kind === 'number') return { kind: 'number', mayBeNode: true };
  if (type !== 'string') return null;
  const kinds = schema['x-id-of'];
  return Array.isArray(kinds) ? { kind: 'name', kinds: kinds as readonly string[] } : { kind: 'text' };
}

function helpOf(schema: Schema): Text | null {
  const [en, ja] = [schema['description'], schema['x-description-ja']];
  return typeof en === 'string' && typeof ja === 'string' ? { ja, en } : null;
}

/** The first clause of the description. */
function headingOf(schema: Schema, key: string, above: Text | null): Text {
  const help = helpOf(schema);
  const own = { ja: cut(help?.ja, /[。：（、(:]/) ?? key, en: cut(help?.en, /[:;,.(]/) ?? key };
  return above === null ? own : { ja: `${above.ja}・${own.ja}`, en: `${above.en} · ${own.en}` };
}

function cut(text: string | undefined, end: RegExp): string | undefined {
  const first = text?.split(end)[0]?.trim();
  return first === '' ? undefined : first;
}
