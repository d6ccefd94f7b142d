import { type TArray, type TProperties, type TSchema, Type } from 'typebox';
import { closedObject, described, documentHead } from '#engine/kernel/basics/schema-words.ts';
import type { DocumentFormat } from '#engine/kernel/contract/system.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { noteField } from './note-field.ts';

const ref = (sort: string) => ({ $ref: `#/definitions/${sort}` });
export const effect = Type.Unsafe<Node>(ref('effect'));
export const condition = Type.Unsafe<Node>(ref('condition'));
export const amount = (ja: string, en: string) =>
  Type.Unsafe<number | Node>({ allOf: [ref('amount')], ...described(ja, en) });

/** The upper limit catches typos and keeps tables within memory. */
export const whole = (least: number, ja: string, en: string) =>
  Type.Integer({ minimum: least, maximum: 9999, ...described(ja, en) });
export const between = (least: number, most: number, ja: string, en: string) =>
  Type.Integer({ minimum: least, maximum: most, ...described(ja, en) });
export const word = <const W extends string>(words: readonly W[], ja: string, en: string) =>
  Type.Unsafe<W>({ type: 'string', enum: words, ...described(ja, en) });
/** No other keys. */
export const object = <Fields extends TProperties>(ja: string, en: string, fields: Fields) =>
  closedObject(fields, { ...described(ja, en) });
export const flag = (ja: string, en: string) => Type.Literal(true, described(ja, en));
export const localized = (ja: string, en: string) =>
  Type.String({ minLength: 1, 'x-l10n': true, ...described(ja, en) });

/** An id unique in the project, for `x-id-of` references. */
export const declares = (kinds: readonly string[], pattern: string, example: string, ja: string, en: string) =>
  Type.String({ pattern, examples: [example], 'x-id': kinds, ...described(ja, en) });
/** Replaces the entry with this id in a required project. */
export const overriding = {
  overrides: Type.Optional(
    Type.String({
      pattern: '^[a-z][a-z0-9-]*:.+$',
      examples: ['base:W-01'],
      ...described(
        '必要なプロジェクトの何と差し替えるか。「プロジェクト:id」。id は同じにする',
        'The entry of a required project that it overrides, as project:id; its own id is the same',
      ),
    }),
  ),
};
/** Original id of a renamed design; shuffles depend on it. */
export const formerlyField = {
  formerly: Type.Optional(
    Type.String({
      minLength: 1,
      ...described(
        '改名する前の、はじめの id。シャッフルはこの名前で決まるので、改名してもゲームは変わらない',
        'Its original id, before it was renamed: shuffles use it, so that a rename does not change games',
      ),
    }),
  ),
};
/** Unique among siblings only. */
export const local = (ja: string, en: string) =>
  Type.String({ pattern: '^[a-z][A-Za-z0-9-]*$', examples: ['attack'], 'x-local-id': true, ...described(ja, en) });
export const refers = (kinds: readonly string[], ja: string, en: string) =>
  Type.String({ minLength: 1, 'x-id-of': kinds, ...described(ja, en) });

/** Name in play: an id, or a copy of a card. */
export const named = (sorts: readonly string[], ja: string, en: string) =>
  Type.String({ minLength: 1, 'x-name-of': sorts, ...described(ja, en) });

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
      ...formerlyField,
      name: localized('名前', 'Its name'),
      ...fields,
      ...noteField,
    },
    { ...described(ja, en) },
  );

export const document = <Fields extends TProperties>(ja: string, en: string, fields: Fields) =>
  closedObject({ ...documentHead, ...fields }, { title: en, 'x-title-ja': ja });
export const listDocument = <const Key extends string, Item extends TSchema>(
  key: Key,
  item: Item,
  ja: string,
  en: string,
) => document(ja, en, { [key]: Type.Array(item, described(ja, en)) } as { readonly [K in Key]: TArray<Item> });

/** `where`: path, default `ID.json`; `path`: pattern if there may be several. */
export const format = (
  id: string,
  document: TSchema,
  more: { readonly where?: string; readonly path?: RegExp; readonly required?: false } = {},
): DocumentFormat => {
  const { where = `${id}.json`, required = true } = more;
  const path = more.path ?? new RegExp(`^${where.replaceAll('.', '\\.')}$`);
  return { id, path, where, required, schema: { ...document } };
};
