import { Type } from 'typebox';
import { described } from '#engine/kernel/basics/schema-words.ts';
import { between, named, object } from '#engine/library/formats/fields.ts';
import { settings } from './game.ts';

/** How a game is set up. What is left out: the first game, as many as it says, seed 1, the settings of the game. */
export const setupDocument = object('セットアップ', 'The set-up', {
  board: Type.Optional(named(['game'], 'ゲーム', 'The game')),
  players: Type.Optional(between(2, 5, '人数', 'How many play')),
  seed: Type.Optional(Type.Integer(described('シード', 'The seed'))),
  ...Object.fromEntries(Object.entries(settings).map(([setting, schema]) => [setting, Type.Optional(schema)])),
});
