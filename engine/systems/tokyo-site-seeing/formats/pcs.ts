import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { reading } from '#engine/library/formats/entries.ts';
import {
  declares,
  formerlyField,
  listDocument,
  localized,
  object,
  overriding,
  whole,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { skill, startEntry } from './effect-entry.ts';
import { boardArt } from './face-art.ts';

const value = (ja: string, en: string) => whole(0, ja, en);

const skills = {
  support: Type.Optional(skill),
  enhancement: Type.Optional(skill),
  site: Type.Optional(skill),
};

export const pc = object('プレイヤーキャラクター', 'A player character', {
  id: declares(['pc'], '^[a-z][A-Za-z0-9]*$', 'engineer', 'PCの id', 'Id of the PC'),
  ...overriding,
  ...formerlyField,
  name: localized('PCの名前', 'Name of the PC'),
  reading: Type.Optional(reading),
  ...boardArt,
  description: Type.Optional(localized('紹介の文', 'A few words on the PC')),
  abilities: object('能力値', 'Abilities', {
    economy: value('経済', 'Economy'),
    tech: value('工学', 'Tech'),
    combat: value('戦闘', 'Combat'),
    empathy: value('共感', 'Empathy'),
  }),
  maxHp: whole(1, '最大HP', 'Maximum HP'),
  starters: Type.String({
    pattern: '^[A-Z]+$',
    examples: ['PS'],
    ...described('スターターの番号の頭の文字', 'The prefix of the ids of its starters'),
  }),
  start: startEntry('PCアクションフェーズ開始時の効果', 'What it does when its action phase starts'),
  skills: object('スキル', 'Skills', skills),
  soloSkills: Type.Optional(
    object(
      'ソロ用の面のスキル：1人で2PC簡易管理を使うときに入れ替わる',
      'Skills of the solo face: they take the place of the others when one player alone runs two PCs out of one hand',
      skills,
    ),
  ),
  ...noteField,
});
export type Pc = Static<typeof pc>;

export const pcsDocument = listDocument('pcs', pc, 'PC', 'PCs');
