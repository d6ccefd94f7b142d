import { Type } from 'typebox';
import { described, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import { clearOf, clearsOf } from '#engine/library/campaign/record-format.ts';
import { named, object } from '#engine/library/formats/fields.ts';
import { settings } from '../basics/settings.ts';

/** Records may contain scenarios of other projects. */
const anyScenario = Type.String({
  pattern: '^S[0-9]{2}$',
  examples: ['S00'],
  ...described('シナリオの番号。ほかのプロジェクトのものでもよい', 'Number of a scenario, in any project'),
});
const clear = clearOf(anyScenario, Type.String(described('選んだ報酬', 'The reward chosen')));

const player = object('プレイヤー', 'A player', {
  pcs: Type.Array(named(['pc'], 'PC', 'A PC'), { minItems: 1, ...described('受け持つPC', 'The PCs of this player') }),
  variant: Type.Optional(
    Type.Literal('twoPcs', described('2PC簡易管理：2人のPCの手札を1つにする', 'Two PCs sharing one hand')),
  ),
  clears: Type.Optional(clearsOf(clear)),
});

/** Defaults: first scenario, all PCs with a player each, seed 1. */
export const setupDocument = object('セットアップ', 'The set-up', {
  scenario: Type.Optional(named(['scenario'], 'シナリオ', 'The scenario')),
  players: Type.Optional(Type.Array(player, { minItems: 1, ...described('プレイヤー', 'The players') })),
  botCards: Type.Optional(Type.Array(named(['bot'], 'BOTカード', 'A BOT card'), described('BOTカード', 'BOT cards'))),
  seed: Type.Optional(Type.Integer({ ...safeInteger, ...described('シード', 'The seed') })),
  settings: Type.Optional(object('裁定の設定', 'Rulings taken otherwise', settings.fields)),
  rewards: Type.Optional(
    Type.Unsafe<readonly string[] | null>({
      if: { type: 'array' },
      then: { type: 'array', items: named(['rewardCard'], '報酬カード', 'A reward card') },
      else: { type: 'null' },
      ...described(
        '混ぜる報酬カード。null なら盤面で選ぶ',
        'Reward cards to shuffle in; null: they are chosen at the table',
      ),
    }),
  ),
  cleared: Type.Optional(Type.Array(anyScenario, described('クリアしたシナリオ', 'Scenarios cleared'))),
  mods: Type.Optional(
    Type.Array(named(['mod'], 'シナリオMOD', 'A scenario MOD'), described('シナリオMOD', 'Scenario MODs')),
  ),
});
