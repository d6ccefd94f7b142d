import { type TArray, type TProperties, type TSchema, Type } from 'typebox';
import { closedObject, described } from '#engine/kernel/basics/schema-words.ts';
import type { DocumentFormat } from '#engine/kernel/contract/system.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { noted } from './for-people.ts';

// The fields of which documents of a project are made. What a field is called stands in its description, in both languages.

const ref = (sort: string) => ({ $ref: `#/definitions/${sort}` });
export const effect = Type.Unsafe<Node>(ref('effect'));
export const condition = Type.Unsafe<Node>(ref('condition'));
/** A whole number, or a node that yields one. */
export const amount = (ja: string, en: string) =>
  Type.Unsafe<number | Node>({ allOf: [ref('amount')], ...described(ja, en) });

/** No table has more of anything: what is larger is a slip of the key, and would be more cards than a machine can lay. */
export const whole = (least: number, ja: string, en: string) =>
  Type.Integer({ minimum: least, maximum: 9999, ...described(ja, en) });
/** A whole number between two. */
export const between = (least: number, most: number, ja: string, en: string) =>
  Type.Integer({ minimum: least, maximum: most, ...described(ja, en) });
/** One word of a closed list. */
export const word = <const W extends string>(words: readonly W[], ja: string, en: string) =>
  Type.Unsafe<W>({ type: 'string', enum: words, ...described(ja, en) });
/** Fields under one key; a key that is none of them is an error. */
export const object = <Fields extends TProperties>(ja: string, en: string, fields: Fields) =>
  closedObject(fields, { ...described(ja, en) });
export const flag = (ja: string, en: string) => Type.Literal(true, described(ja, en));
/** A text that is translated. */
export const localized = (ja: string, en: string) =>
  Type.String({ minLength: 1, 'x-l10n': true, ...described(ja, en) });

/** An id that the whole project knows: by these names other fields refer to it. */
export const declares = (kinds: readonly string[], pattern: string, example: string, ja: string, en: string) =>
  Type.String({ pattern, examples: [example], 'x-id': kinds, ...described(ja, en) });
/** Stands beside an id that a required project has too: this entry takes the place of that one. */
export const overriding = {
  overrides: Type.Optional(
    Type.String({
      pattern: '^[a-z][a-z0-9-]*:.+$',
      examples: ['base:W-01'],
      ...described(
        '必要なプロジェクトの何と差し替えるか。「プロジェクト:id」。id は同じにする',
        'What of a required project it replaces, as project:id; its own id is the same',
      ),
    }),
  ),
};
/** What a shuffle knows a design by that has another id now. */
export const renamed = {
  formerly: Type.Optional(
    Type.String({
      minLength: 1,
      ...described(
        '改名する前の、はじめの id。シャッフルはこの名前で決まるので、改名してもゲームは変わらない',
        'Its first id, before it was renamed: shuffles go by it, so that a rename changes no game',
      ),
    }),
  ),
};
/** An id that only its neighbours must not share. */
export const local = (ja: string, en: string) =>
  Type.String({ pattern: '^[a-z][A-Za-z0-9-]*$', examples: ['attack'], 'x-local-id': true, ...described(ja, en) });
export const refers = (kinds: readonly string[], ja: string, en: string) =>
  Type.String({ minLength: 1, 'x-id-of': kinds, ...described(ja, en) });

/** A name that something bears in play: an id, or of a card also one of its copies. */
export const named = (sorts: readonly string[], ja: string, en: string) =>
  Type.String({ minLength: 1, 'x-name-of': sorts, ...described(ja, en) });

/** Something that a project declares by an id and a name: a kind of piece, a line, a station. */
export const design = <Fields extends { readonly [field: string]: TSchema }>(
  sort: string,
  { pattern, example }: { readonly pattern: string; readonly example: string },
  fields: Fields,
  ja: string,
  en: string,
) =>
  closedObject(
    {
      id: declares([sort], pattern, example, '番号', 'Its number'),
      name: localized('名前', 'Its name'),
      ...fields,
      ...noted,
    },
    { ...described(ja, en) },
  );

/** A document with these fields, besides what every document begins with. */
export const document = <Fields extends TProperties>(ja: string, en: string, fields: Fields) =>
  closedObject({ ...head, ...fields }, { title: en, 'x-title-ja': ja });
/** A document with one list under `key`. */
export const listDocument = <const Key extends string, Item extends TSchema>(
  key: Key,
  item: Item,
  ja: string,
  en: string,
) => document(ja, en, { [key]: Type.Array(item, described(ja, en)) } as { readonly [K in Key]: TArray<Item> });

/** What every document begins with. */
const head = {
  $schema: Type.Optional(Type.String(described('この形式の説明（エディター用）', 'Where editors find this format'))),
  formatVersion: Type.Literal(1, described('この形式の版。今は1', 'Version of this format, now 1')),
};

/** A kind of document. `where` it lies, else at the root by its id; `path` where there can be several of it. */
export const format = (
  id: string,
  document: TSchema,
  more: { readonly where?: string; readonly path?: RegExp; readonly required?: false } = {},
): DocumentFormat => {
  const { where = `${id}.json`, required = true } = more;
  const path = more.path ?? new RegExp(`^${where.replaceAll('.', '\\.')}$`);
  return { id, path, where, required, schema: { ...document } };
};
