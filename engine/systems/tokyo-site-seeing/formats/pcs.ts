import { type Static, Type } from 'typebox';
import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import { declares, listDocument, localized, overriding, whole } from '#engine/library/formats/fields.ts';
import { reading } from './card.ts';
import { effects, skill } from './effect-entry.ts';

const value = (ja: string, en: string) => whole(0, ja, en);

export const pc = Type.Object(
  {
    id: declares(['pc'], '^[a-z][A-Za-z0-9]*$', 'engineer', 'PCの id', 'Id of the PC'),
    ...overriding,
    name: localized('PCの名前', 'Name of the PC'),
    reading: Type.Optional(reading),
    description: Type.Optional(localized('紹介の文', 'A few words on the PC')),
    abilities: Type.Object(
      {
        economy: value('経済', 'Economy'),
        tech: value('工学', 'Tech'),
        combat: value('戦闘', 'Combat'),
        empathy: value('共感', 'Empathy'),
      },
      { ...closed, ...described('能力値', 'Abilities') },
    ),
    maxHp: whole(1, '最大HP', 'Maximum HP'),
    starters: Type.String({
      pattern: '^[A-Z]+$',
      examples: ['PS'],
      ...described('スターターの番号の頭の文字', 'Letters that the ids of its starters begin with'),
    }),
    start: Type.Optional(
      Type.Object(
        {
          id: Type.Literal('start'),
          text: Type.Optional(localized('効果の文', 'The effect as it is printed')),
          do: effects,
        },
        { ...closed, ...described('PCアクションフェーズ開始時の効果', 'What it does when its action phase starts') },
      ),
    ),
    skills: Type.Object(
      {
        support: Type.Optional(skill),
        enhancement: Type.Optional(skill),
        site: Type.Optional(skill),
      },
      { ...closed, ...described('スキル', 'Skills') },
    ),
    soloSkills: Type.Optional(
      Type.Object(
        {
          support: Type.Optional(skill),
          enhancement: Type.Optional(skill),
          site: Type.Optional(skill),
        },
        {
          ...closed,
          ...described(
            'ソロ用の面のスキル：1人で2PC簡易管理を使うときに入れ替わる',
            'Skills of the solo face: they take the place of the others when one player alone runs two PCs out of one hand',
          ),
        },
      ),
    ),
  },
  { ...closed, ...described('プレイヤーキャラクター', 'A player character') },
);
export type Pc = Static<typeof pc>;

export const pcsDocument = listDocument('pcs', pc, 'PC', 'PCs');
