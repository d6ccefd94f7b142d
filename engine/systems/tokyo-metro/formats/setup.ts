import { Type } from 'typebox';
import { closed, described } from '#engine/kernel/basics/schema-words.ts';
import { named } from '#engine/library/formats/fields.ts';
import { settings } from './game.ts';
import { count } from './parts.ts';

/** How a game is set up. What is left out: the first game, as many as it says, seed 1, the settings of the game. */
export const setupDocument = Type.Object(
  {
    board: Type.Optional(named(['game'], 'ゲーム', 'The game')),
    players: Type.Optional(count(2, 5, '人数', 'How many play')),
    seed: Type.Optional(Type.Integer(described('シード', 'The seed'))),
    ...Object.fromEntries(Object.entries(settings).map(([setting, schema]) => [setting, Type.Optional(schema)])),
  },
  { ...closed, ...described('セットアップ', 'The set-up') },
);
