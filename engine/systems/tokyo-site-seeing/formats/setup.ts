import { Type } from 'typebox';
import { settingValues } from '../contract/settings.ts';
import { closed, named, said } from './parts.ts';

/** A record may know scenarios of other projects. */
const anyScenario = Type.String({
  pattern: '^S[0-9]{2}$',
  examples: ['S00'],
  ...said('シナリオの番号。ほかのプロジェクトのものでもよい', 'Number of a scenario, of whatever project'),
});
const clear = Type.Object(
  {
    scenario: anyScenario,
    reward: Type.Optional(Type.String(said('選んだ報酬', 'The reward chosen'))),
    rank: Type.Optional(Type.String(said('クリアランク', 'The rank'))),
  },
  { ...closed, ...said('クリア1回', 'One clear') },
);

const player = Type.Object(
  {
    pcs: Type.Array(named(['pc'], 'PC', 'A PC'), { minItems: 1, ...said('受け持つPC', 'The PCs it runs') }),
    variant: Type.Optional(
      Type.Literal('twoPcs', said('2PC簡易管理：2人のPCの手札を1つにする', 'Two PCs out of one hand')),
    ),
    clears: Type.Optional(Type.Array(clear, said('クリアしたシナリオ。古い順', 'Scenarios cleared, the oldest first'))),
  },
  { ...closed, ...said('プレイヤー', 'A player') },
);

const settings = Object.fromEntries(
  Object.entries(settingValues).map(([setting, values]) => [
    setting,
    Type.Optional(
      Type.Unsafe({
        type: typeof values[0] === 'boolean' ? 'boolean' : 'string',
        enum: values,
        ...said('裁定', 'A ruling'),
      }),
    ),
  ]),
);

/** How a game is set up. What is left out: the first scenario, every PC with a player of its own, seed 1, nothing else. */
export const setupDocument = Type.Object(
  {
    scenario: Type.Optional(named(['scenario'], 'シナリオ', 'The scenario')),
    players: Type.Optional(Type.Array(player, { minItems: 1, ...said('プレイヤー', 'The players') })),
    botCards: Type.Optional(Type.Array(named(['bot'], 'BOTカード', 'A BOT card'), said('BOTカード', 'BOT cards'))),
    seed: Type.Optional(Type.Integer(said('シード', 'The seed'))),
    settings: Type.Optional(Type.Object(settings, { ...closed, ...said('裁定の設定', 'Rulings taken otherwise') })),
    rewards: Type.Optional(
      Type.Unsafe<readonly string[] | null>({
        if: { type: 'array' },
        then: { type: 'array', items: named(['rewardCard'], '報酬カード', 'A reward card') },
        else: { type: 'null' },
        ...said('混ぜる報酬カード。null なら卓で選ぶ', 'Reward cards to mix in; null: they are chosen at the table'),
      }),
    ),
    cleared: Type.Optional(Type.Array(anyScenario, said('クリアしたシナリオ', 'Scenarios cleared'))),
    mods: Type.Optional(
      Type.Array(named(['mod'], 'シナリオMOD', 'A scenario MOD'), said('シナリオMOD', 'Scenario MODs')),
    ),
  },
  { ...closed, ...said('セットアップ', 'The set-up') },
);
