import { type Static, type TSchema, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { effects } from '#engine/library/formats/entries.ts';
import {
  between,
  declares,
  document,
  listDocument,
  localized,
  object,
  overriding,
  refers,
  word,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';
import { ability } from './abilities.ts';

export const levels = ['easy', 'standard', 'hard', 'expert'] as const;
export type Difficulty = (typeof levels)[number];
/** Tokens of the chaos bag by id; numbers are what they read as. */
export const tokenIds = [
  ...['+1', '0', '-1', '-2', '-3', '-4', '-5', '-6', '-7', '-8'],
  ...['skull', 'cultist', 'tablet', 'elderThing', 'autoFail', 'elderSign'],
] as const;

const cards = (ja: string, en: string, least = 0) =>
  Type.Array(refers(['card'], 'カード', 'A card'), { minItems: least, ...described(ja, en) });
const tokens = Type.Array(word(tokenIds, 'トークン', 'A token'), {
  maxItems: 1000,
  ...described('混沌の袋', 'The chaos bag'),
});
const byLevel = <T extends TSchema>(each: T) =>
  object('難易度ごと', 'By level', { easy: each, standard: each, hard: each, expert: each });

/** Resolutions that a scenario can have. */
export const resolutionIds = Array.from({ length: 20 }, (_, i) => `R${i + 1}`) as readonly string[] as readonly [
  string,
  ...string[],
];

const resolution = object('結末', 'A resolution', {
  id: Type.String({
    pattern: '^R([1-9]|1[0-9]|20)$',
    examples: ['R1'],
    'x-local-id': true,
    ...described('結末の番号', 'Its number'),
  }),
  name: localized('名前', 'Its name'),
  result: word(['won', 'lost'], '勝ちか負けか', 'Whether it is a win'),
  text: Type.Optional(localized('読む文', 'The text to read')),
  ...noteField,
});

export const scenarioDocument = document('シナリオ', 'A scenario', {
  id: declares(['scenario'], '^[^\\s#:/]+$', 'S1', 'シナリオの番号', 'Number of the scenario'),
  ...overriding,
  name: localized('シナリオの名前', 'Name of the scenario'),
  intro: Type.Optional(localized('始めに読む文', 'The text to read at the start')),
  sets: Type.Array(
    refers(['set'], '遭遇セット', 'An encounter set'),
    described('遭遇デッキに入れるセット', 'Sets of the encounter deck'),
  ),
  acts: cards('アクトデッキ。上から', 'The act deck from the top', 1),
  agendas: cards('アジェンダデッキ。上から', 'The agenda deck from the top', 1),
  locations: cards('はじめから場にある場所', 'Locations in play from the start', 1),
  start: refers(['card'], '探索者が始める場所', 'Where the investigators begin'),
  setAside: Type.Optional(cards('脇に置くカード', 'Cards set aside')),
  bag: Type.Optional(byLevel(tokens)),
  reference: Type.Optional(
    Type.Array(ability, described('シナリオ参照カードの能力', 'Abilities of the reference card')),
  ),
  setup: Type.Optional(effects),
  resolutions: Type.Array(resolution, { minItems: 1, ...described('結末', 'Resolutions') }),
  players: Type.Optional(
    object('人数', 'Investigators', {
      least: between(1, 4, '最少', 'At least'),
      most: between(1, 4, '最多', 'At most'),
    }),
  ),
  ...noteField,
});
export type WrittenScenario = Static<typeof scenarioDocument>;

export const encounterSet = object('遭遇セット', 'An encounter set', {
  id: declares(['set'], '^[^\\s#:/]+$', 'tide', 'セットの id', 'Id of the set'),
  ...overriding,
  name: localized('名前', 'Its name'),
  ...noteField,
});
export const setsDocument = listDocument('sets', encounterSet, '遭遇セット', 'Encounter sets');

export const deckDocument = document('デッキ', 'A deck', {
  id: declares(['deck'], '^[^\\s#:/]+$', 'mio', 'デッキの id', 'Id of the deck'),
  ...overriding,
  name: localized('名前', 'Its name'),
  investigator: refers(['investigator'], '探索者', 'The investigator'),
  cards: Type.Array(
    object('カードと枚数', 'A card and its copies', {
      card: refers(['card'], 'カード', 'The card'),
      copies: Type.Optional(between(1, 20, '枚数。なければ1', 'How many; 1 if not given')),
    }),
    described('カード。弱点も入れる', 'The cards, weaknesses included'),
  ),
  ...noteField,
});
export type DeckDocument = Static<typeof deckDocument>;
