import { type Static, Type } from 'typebox';
import { closedObject, described, titled } from '#engine/kernel/basics/schema-words.ts';
import { art } from '#engine/library/formats/art.ts';
import { flavor, reading } from '#engine/library/formats/entries.ts';
import {
  between,
  declares,
  flag,
  formerlyField,
  listDocument,
  localized,
  object,
  overriding,
  refers,
  word,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { ability } from './abilities.ts';

export const cardTypes = [...['asset', 'event', 'skill', 'enemy', 'treachery', 'location', 'act', 'agenda']] as const;
export type CardType =
  | 'asset'
  | 'event'
  | 'skill'
  | 'enemy'
  | 'treachery'
  | 'location'
  | 'act'
  | 'agenda'
  | 'investigator'
  | 'reference';
export const classes = ['guardian', 'seeker', 'rogue', 'mystic', 'survivor', 'neutral'] as const;
export const slots = ['accessory', 'body', 'ally', 'hand', 'arcane'] as const;
export type Slot = (typeof slots)[number];
export const skills = ['willpower', 'intellect', 'combat', 'agility'] as const;
export type TestedSkill = (typeof skills)[number];
export const keywords = [
  'aloof',
  'fast',
  'hunter',
  'massive',
  'peril',
  'retaliate',
  'surge',
  'exceptional',
  'permanent',
] as const;
export type Keyword = (typeof keywords)[number];

/** A number, or one that multiplies by the investigators who started (AH-AC-04). */
const value = (ja: string, en: string) =>
  Type.Unsafe<PrintedValue>({
    if: { type: 'object' },
    then: {
      type: 'object',
      required: ['perInvestigator'],
      properties: {
        perInvestigator: {
          type: 'integer',
          minimum: 0,
          maximum: 99,
          ...described('探索者1人あたり', 'For each investigator'),
        },
      },
      additionalProperties: false,
    },
    else: { type: 'integer', minimum: 0, maximum: 99 },
    ...described(ja, en),
  });
export type PrintedValue = number | { readonly perInvestigator: number };
const few = (ja: string, en: string) => between(0, 99, ja, en);

const typeOfCard = word(cardTypes, 'カードの種類', 'Type of card');
const nameOfCard = localized('名前', 'Its name');
const beneathName = {
  traits: Type.Optional(Type.Array(refers(['word'], '特徴', 'A trait'), described('特徴', 'Traits'))),
  keywords: Type.Optional(Type.Array(word(keywords, 'キーワード', 'A keyword'), described('キーワード', 'Keywords'))),
  fight: Type.Optional(value('戦闘値', 'Fight')),
  health: Type.Optional(value('体力', 'Health')),
  sanity: Type.Optional(value('正気度', 'Sanity')),
  evade: Type.Optional(value('回避値', 'Evade')),
  damage: Type.Optional(few('与えるダメージ', 'Damage it deals')),
  horror: Type.Optional(few('与える恐怖', 'Horror it deals')),
  shroud: Type.Optional(value('遮蔽値', 'Shroud')),
  clues: Type.Optional(value('手がかり', 'Clues')),
  doom: Type.Optional(value('破滅', 'Doom')),
  connections: Type.Optional(
    Type.Array(
      refers(['card'], '隣の場所', 'A connected location'),
      described('つながる場所。片道も書ける', 'Connected locations, each way by itself'),
    ),
  ),
  links: Type.Optional(
    Type.Array(
      object('つながり', 'A connection', {
        from: refers(['card'], 'どの場所から', 'From which location'),
        to: refers(['card'], 'どの場所へ', 'To which location'),
      }),
      described('アクトやアジェンダが加えるつながり', 'Connections that an act or agenda adds'),
    ),
  ),
  victory: Type.Optional(few('勝利点', 'Victory points')),
  enters: Type.Optional(word(['exhausted'], '場に出るときの状態', 'The state in which it enters play')),
  immune: Type.Optional(
    Type.Array(
      word(cardTypes, 'カードの種類', 'A type of card'),
      described('効果を受けないカードの種類', 'Types of card whose effects it is immune to'),
    ),
  ),
  abilities: Type.Optional(Type.Array(ability, described('能力', 'Abilities'))),
  text: Type.Optional(localized('印刷される文（能力の外）', 'Printed text beside the abilities')),
  flavor: Type.Optional(flavor),
  // In millimetres, of an upright card; keep equal to `renderer/tables/arkham-horror-lcg/face.css`
  ...art({ width: 54.3, height: 46 }),
};
/** What one side of a card can say; which fields a side has follows from its type. */
const face = closedObject(
  { type: Type.Optional(typeOfCard), name: Type.Optional(nameOfCard), ...beneathName },
  { ...described('カードの片面', 'One side of a card') },
);

const icons = object('アイコン', 'Icons', {
  willpower: Type.Optional(few('意志', 'Willpower')),
  intellect: Type.Optional(few('知力', 'Intellect')),
  combat: Type.Optional(few('戦闘', 'Combat')),
  agility: Type.Optional(few('敏捷', 'Agility')),
  wild: Type.Optional(few('ワイルド', 'Wild')),
});
const uses = object('使用回数', 'Uses', {
  amount: few('数', 'How many'),
  of: refers(['word'], '種類', 'What kind'),
});

const common = {
  id: declares(['card'], '^[^\\s#:/]+$', 'C01', '番号', 'Its number'),
  name: nameOfCard,
  type: typeOfCard,
  ...overriding,
  ...formerlyField,
  reading: Type.Optional(reading),
  unique: Type.Optional(flag('ユニーク', 'Unique')),
  ...beneathName,
  sides: Type.Optional(
    object('両面', 'Both sides', {
      a: Type.Optional(titled('a面', 'Side a', face)),
      b: Type.Optional(titled('b面', 'Side b', face)),
    }),
  ),
  slots: Type.Optional(Type.Array(word(slots, 'スロット', 'A slot'), described('使うスロット', 'Slots that it fills'))),
  ...noteField,
};

/** Copies of a player card that can be in one game: four for each investigator, numbered seat by seat. */
export const copiesOfPlayerCards = 16;

/** A card of a player's deck, weaknesses among them. */
export const playerCard = closedObject(
  {
    ...common,
    class: word(classes, 'クラス', 'Its class'),
    level: Type.Optional(between(0, 5, 'レベル', 'Its level')),
    cost: Type.Optional(
      Type.Unsafe<number | 'X'>({
        enum: [...Array.from({ length: 13 }, (_, i) => i), 'X'],
        ...described('コスト', 'Its cost'),
      }),
    ),
    icons: Type.Optional(icons),
    uses: Type.Optional(uses),
    weakness: Type.Optional(word(['basic', 'signature'], '弱点', 'A weakness')),
  },
  {
    'x-prints': {
      copies: 'copies',
      by: 'class',
      counts: Object.fromEntries(classes.map((one) => [one, copiesOfPlayerCards])),
    },
    ...described('プレイヤーカード', 'A player card'),
  },
);
export type WrittenPlayerCard = Static<typeof playerCard>;
export const playerCards = listDocument('cards', playerCard, 'プレイヤーカード', 'Player cards');

/** A card of a scenario: it belongs to a set, and to nobody. */
export const scenarioCard = closedObject(
  {
    ...common,
    set: Type.Optional(refers(['set'], '遭遇セット', 'Its encounter set')),
    copies: Type.Optional(between(1, 20, '枚数', 'How many copies')),
  },
  {
    'x-prints': { copies: 'copies', by: 'type', counts: {} },
    ...described('シナリオのカード', 'A card of a scenario'),
  },
);
export type WrittenEncounterCard = Static<typeof scenarioCard>;
export const scenarioCards = listDocument('cards', scenarioCard, 'シナリオのカード', 'Cards of a scenario');

export const investigator = object('探索者', 'An investigator', {
  id: declares(['investigator'], '^[^\\s#:/]+$', 'I1', '番号', 'Its number'),
  ...overriding,
  ...formerlyField,
  name: localized('名前', 'Its name'),
  reading: Type.Optional(reading),
  class: word(classes, 'クラス', 'Its class'),
  traits: Type.Optional(Type.Array(refers(['word'], '特徴', 'A trait'), described('特徴', 'Traits'))),
  skills: object('技能', 'Skills', {
    willpower: few('意志', 'Willpower'),
    intellect: few('知力', 'Intellect'),
    combat: few('戦闘', 'Combat'),
    agility: few('敏捷', 'Agility'),
  }),
  health: between(1, 99, '体力', 'Health'),
  sanity: between(1, 99, '正気度', 'Sanity'),
  abilities: Type.Optional(Type.Array(ability, described('能力', 'Abilities'))),
  text: Type.Optional(localized('印刷される文（能力の外）', 'Printed text beside the abilities')),
  flavor: Type.Optional(flavor),
  // In millimetres
  ...art({ width: 32, height: 50 }),
  ...noteField,
});
export type WrittenInvestigator = Static<typeof investigator>;
export const investigators = listDocument('investigators', investigator, '探索者', 'Investigators');
