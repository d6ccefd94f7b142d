import { type Static, type TString, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { listDocument, local, object, refers } from '../formats/fields.ts';

const scenario = refers(['scenario'], 'クリアしたシナリオの番号', 'Number of the scenario that was cleared');
const reward = local('選んだ報酬。シナリオの rewards の id', 'The reward chosen: an id of its rewards');

/** A repeated scenario is added again; its last line counts. */
export const clearOf = (of: TString, brings: TString) =>
  object('クリア1回', 'One clear', {
    scenario: of,
    reward: Type.Optional(brings),
    rank: Type.Optional(
      Type.String({ minLength: 1, ...described('そのときのクリアランク', 'The rank it was cleared with') }),
    ),
  });
const clear = clearOf(scenario, reward);
export type Clear = Static<typeof clear>;

export const clearsOf = <C extends ReturnType<typeof clearOf>>(one: C) =>
  Type.Array(one, described('クリアしたシナリオ。古い順', 'Scenarios cleared, the oldest first'));

const player = object('プレイヤー1人の記録', 'The record of one player', {
  id: local('プレイヤーの、JSONの中での名前', 'Name of the player in JSON'),
  name: Type.Optional(Type.String({ minLength: 1, ...described('プレイヤーの名前', 'The name of the player') })),
  clears: clearsOf(clear),
});
export type CampaignPlayer = Static<typeof player>;

export const campaignDocument = listDocument('players', player, 'キャンペーンの記録', 'A campaign record');
