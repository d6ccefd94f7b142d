import { type TProperties, type TSchema, Type } from 'typebox';
import { closedObject, described } from '#engine/kernel/basics/schema-words.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { declares, effect, listDocument, localized, object, overriding, word } from './fields.ts';
import { noteField } from './note-field.ts';

export const reading = Type.String(described('名前の読み', 'How the name is read'));
export const flavor = localized('フレーバーテキスト', 'Flavour text');

/** An if/then/else, so that errors are reported for the intended branch. */
export const wordOrTrigger = <const W extends string>(words: readonly W[], ja: string, en: string) =>
  Type.Unsafe<W | Node>({
    if: { type: 'object' },
    then: { $ref: '#/definitions/trigger' },
    else: { type: 'string', enum: words },
    ...described(ja, en),
  });

/** Modifiers in constant entries, effects in others. */
export const textEntry = <Fields extends TProperties>(ja: string, en: string, fields: Fields) =>
  closedObject(
    { ...fields, ...noteField },
    {
      if: { properties: { when: { const: 'constant' } }, required: ['when'] },
      then: { properties: { do: { items: { $ref: '#/definitions/modifier' } } } },
      else: { properties: { do: { items: { $ref: '#/definitions/effect' } } } },
      ...described(ja, en),
    },
  );
export const doing = Type.Unsafe<Node[]>({
  type: 'array',
  minItems: 1,
  ...described('起きること。上から順に行う', 'What happens, from first to last'),
});
export const effects = Type.Array(effect, {
  minItems: 1,
  ...described('起きること。上から順に行う', 'What happens, from first to last'),
});

export const projectWord = <const Kind extends string>(
  kinds: readonly Kind[],
  example: string,
  ja: string,
  en: string,
) =>
  object('このプロジェクトの言葉', 'A word of this project', {
    id: declares(['word'], '^[a-z][A-Za-z0-9-]*$', example, 'JSONの中での名前', 'Its name in JSON'),
    ...overriding,
    label: localized('印刷される言葉', 'The word as it is printed'),
    reading: Type.Optional(Type.String(described('読み', 'How it is read'))),
    kind: word(kinds, ja, en),
    ...noteField,
  });
export const wordsDocument = <Item extends TSchema>(item: Item) => listDocument('words', item, '言葉', 'Words');
