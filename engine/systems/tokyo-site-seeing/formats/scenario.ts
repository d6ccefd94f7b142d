import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { effects, reading } from '#engine/library/formats/entries.ts';
import {
  declares,
  document,
  flag,
  local,
  localized,
  object,
  overriding,
  refers,
  whole,
  word,
} from '#engine/library/formats/fields.ts';
import { noteField } from '#engine/library/formats/note-field.ts';

/** Default: after the scenario deck. */
const setupStages = ['afterScenarioDeck', 'afterDecks', 'afterMarket', 'afterPlayers'] as const;

const setupStep = object('シナリオが指示する準備', 'A step of set-up that the scenario asks for', {
  id: local('この準備の名前', 'Name of this step'),
  stage: Type.Optional(word(setupStages, 'いつ行うか', 'When in the set-up it is done')),
  text: Type.Optional(localized('準備の指示の文', 'The instruction as it is printed')),
  do: effects,
  ...noteField,
});

const rank = object('評価表の1行', 'A line of the rank table', {
  rank: Type.String({ minLength: 1, ...described('評価', 'The rating') }),
  upTo: Type.Optional(
    whole(0, 'このラウンド数まで。最後の評価には書かない', 'Up to this many; the last rank has none'),
  ),
});

const offer = object('報酬の1つ', 'One of the rewards', {
  id: local('この報酬の名前', 'Name of this reward'),
  cards: Type.Array(refers(['rewardCard'], '報酬カードの番号', 'Number of a reward card'), {
    minItems: 1,
    uniqueItems: true,
    ...described('得られる報酬カード', 'The reward cards it gives'),
  }),
  end: Type.Optional(
    refers(
      ['scenarioCard'],
      'このシナリオカードが公開されてクリアしたときだけ選べる。結末ごとの報酬',
      'Only of a clear in which this scenario card lay revealed: the reward of one of several ends',
    ),
  ),
  ...noteField,
});

export const scenarioDocument = document('シナリオ', 'A scenario', {
  id: declares(['scenario'], '^S[0-9]{2}$', 'S00', 'シナリオの番号', 'Number of the scenario'),
  ...overriding,
  title: localized('題名', 'Title'),
  reading: Type.Optional(reading),
  intro: Type.Optional(localized('導入の文', 'What is read before it begins')),
  setup: Type.Array(setupStep, described('準備の指示', 'Steps of set-up')),
  progressTravels: Type.Optional(
    flag(
      '進行トークンがカードと共に動く：移動先の分に加わり、トークンの行けない所へカードが動けばスロットに残り、解決したPCがすべて得る',
      'Progress tokens go with their cards: they join those at the new slot, stay at the old one when the card goes where they cannot, and all go to the PC that solves it',
    ),
  ),
  ranks: Type.Array(rank, { minItems: 1, ...described('評価表。良い順', 'Rank table, best first') }),
  rewards: Type.Array(
    offer,
    described('クリアの報酬。1回のクリアで、どれか1つを選ぶ', 'Rewards; one is chosen after a clear'),
  ),
  ...noteField,
});
export type ScenarioDocument = Static<typeof scenarioDocument>;
