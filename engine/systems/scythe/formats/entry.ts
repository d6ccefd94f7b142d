import { Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { doing, textEntry, wordOrTrigger } from '#engine/library/formats/entries.ts';
import { condition, local, localized } from '#engine/library/formats/fields.ts';

const entry = textEntry('効果の一つ', 'One effect', {
  id: local('この中での名前', 'Its name among these'),
  when: wordOrTrigger(['constant'], 'いつ：constant 常時、または引き金', 'When: constant, or a trigger'),
  if: Type.Optional(condition),
  do: doing,
  text: Type.Optional(localized('印刷される文', 'The effect as it is printed')),
});

export const entries = (ja: string, en: string) => Type.Array(entry, described(ja, en));
