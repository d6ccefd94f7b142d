import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { doing, reading, textEntry, wordOrTrigger } from '#engine/library/formats/entries.ts';
import { declares, listDocument, local, localized, object, overriding } from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { entryParts, startEntry } from './effect-entry.ts';
import { cardArt } from './face-art.ts';

const { after: _, ...parts } = entryParts;

/** Two exhaust tokens follow by the rules. */
const botEntry = textEntry('BOTスキルの効果の一つ', 'One effect of a BOT skill', {
  id: local('このカードの中での名前', 'Its name on this card'),
  when: wordOrTrigger(
    ['use', 'constant'],
    'いつ：use 使用、constant 常時、または引き金',
    'When: use, constant, or a trigger',
  ),
  ...parts,
  do: doing,
});
export type BotEntry = Static<typeof botEntry>;

const botSkill = object('BOTスキル', 'A BOT skill', {
  name: localized('スキルの名前', 'Name of the skill'),
  text: Type.Optional(localized('効果の文', 'The skill as it is printed')),
  effects: Type.Array(botEntry, {
    minItems: 1,
    ...described('効果。いくつかあれば、どれかを選んで使う', 'Effects; if there are several, one is chosen'),
  }),
  ...noteField,
});

export const bot = object('BOTカード', 'A BOT card', {
  id: declares(['bot'], '^[a-z][A-Za-z0-9]*$', 'engineer', '代わりになるPCの id', 'Id of the PC it stands in for'),
  ...overriding,
  name: localized('BOTの名前', 'Name of the BOT'),
  reading: Type.Optional(reading),
  ...cardArt,
  start: startEntry('PCアクションフェーズ開始時の効果', 'What it does when the action phase starts'),
  skills: object('BOTスキル。消耗トークンは共通', 'BOT skills; they share their exhaust tokens', {
    support: Type.Optional(botSkill),
    site: Type.Optional(botSkill),
  }),
  ...noteField,
});
export type BotDocument = Static<typeof bot>;

export const botsDocument = listDocument('bots', bot, 'BOTカード', 'BOT cards');
