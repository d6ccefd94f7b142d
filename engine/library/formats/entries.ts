import { type TProperties, Type } from 'typebox';
import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import type { Node } from '#engine/kernel/language/field.ts';
import { effect, localized } from './fields.ts';

// What cards, boards and whatever else carries texts say alike.

export const reading = Type.String(described('名前の読み', 'How the name is read'));
export const flavor = localized('フレーバーテキスト', 'Flavour text');

/** A word, or a node when an object is written: so that a fault is told of the branch that was meant. */
export const wordOrTrigger = <const W extends string>(words: readonly W[], ja: string, en: string) =>
  Type.Unsafe<W | Node>({
    if: { type: 'object' },
    then: { $ref: '#/definitions/trigger' },
    else: { type: 'string', enum: words },
    ...described(ja, en),
  });

/** One text: modifiers stand in a constant entry, effects in every other. */
export const textEntry = <Fields extends TProperties>(ja: string, en: string, fields: Fields) =>
  Type.Object(fields, {
    ...closed,
    if: { properties: { when: { const: 'constant' } }, required: ['when'] },
    then: { properties: { do: { items: { $ref: '#/definitions/modifier' } } } },
    else: { properties: { do: { items: { $ref: '#/definitions/effect' } } } },
    ...described(ja, en),
  });
export const doing = Type.Unsafe<Node[]>({
  type: 'array',
  minItems: 1,
  ...described('起きること。上から順に行う', 'What happens, from first to last'),
});
/** The same where nothing but effects can stand. */
export const effects = Type.Array(effect, {
  minItems: 1,
  ...described('起きること。上から順に行う', 'What happens, from first to last'),
});
