import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { Session } from '#engine/kernel/session/session.ts';
import type { GameShape } from '#renderer/desk/workers/game-shape.ts';
import { cheatKindsOf } from '#renderer/tables/plain/cheat-kinds.ts';
import { content, playable } from '../sample.ts';

const { system } = playable;
const setup = { board: 'standard', players: 2, seed: 7, factions: ['F1', 'F2'], mats: ['M1', 'M2'] };
const shape = {
  ...{ table: system.document.schema, cheats: JSON.parse(JSON.stringify(system.cheats)), names: {}, words: {} },
} as unknown as GameShape;

it('a flag is chosen as yes or no, an amount as the thing and a number', () => {
  const session = Session.open(system, content, setup);
  const kinds = cheatKindsOf(shape, session.table(), {}, 'en');
  const made = (word: string, chosen: Readonly<Record<string, string>>): JsonObject | undefined =>
    kinds.find(({ id }) => id.startsWith(`${word} `))?.make(chosen);
  expect([
    made('token', { hex: 'B1', to: 'true' }),
    made('recruit', { area: 'seat1.move', to: 'false' }),
    made('goods', { hex: 'B1', resource: 'food', to: '3' }),
    made('nextDial', { seat: 'seat2', to: '5' }),
  ]).toEqual([
    { token: { hex: 'B1', to: true } },
    { recruit: { area: 'seat1.move', to: false } },
    { goods: { hex: 'B1', resource: 'food', to: 3 } },
    { nextDial: { seat: 'seat2', to: 5 } },
  ]);
  const flag = kinds.find(({ id }) => id.startsWith('token '))?.fields.find(({ id }) => id === 'to');
  expect(flag?.choices({})).toEqual([
    { id: 'true', name: 'Yes' },
    { id: 'false', name: 'No' },
  ]);
});
