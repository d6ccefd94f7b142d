import { type Static, Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { listDocument, local, object, refers } from '#engine/library/formats/fields.ts';

/** A scenario that was cleared. Cleared again, it stands again: the last line says which reward is in use (TSS-CAMP-03). */
export const clear = object('クリア1回', 'One clear', {
  scenario: refers(['scenario'], 'クリアしたシナリオの番号', 'Number of the scenario that was cleared'),
  reward: Type.Optional(local('選んだ報酬。シナリオの rewards の id', 'The reward chosen: an id of its rewards')),
  rank: Type.Optional(
    Type.String({ minLength: 1, ...described('そのときのクリアランク', 'The rank it was cleared with') }),
  ),
});
export type Clear = Static<typeof clear>;

const player = object('プレイヤー1人の記録', 'The record of one player', {
  id: local('プレイヤーの、JSONの中での名前', 'Name of the player in JSON'),
  name: Type.Optional(Type.String({ minLength: 1, ...described('プレイヤーの名前', 'The name of the player') })),
  clears: Type.Array(clear, described('クリアしたシナリオ。古い順', 'Scenarios cleared, the oldest first')),
});
export type CampaignPlayer = Static<typeof player>;

/** What a group has reached; a scenario can be played without it (TSS-CAMP-08, TSS-CAMP-09). */
export const campaignDocument = listDocument('players', player, 'キャンペーンの記録', 'A campaign record');
