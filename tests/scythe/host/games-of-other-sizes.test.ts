import { expect, it } from 'vitest';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { setupsFor } from '#engine/simulation/goal-search/setups.ts';
import { setupToDraw } from '#host/play/whole-setup.ts';
import { refusal } from '../../kernel/toy/open.ts';
import { playable } from '../sample.ts';

// A project with the sample's game, after one on the same map for two seats only.

const { system } = playable;
const standard = playable.documents['games/standard.json'] as JsonObject;
const duo = { ...standard, id: 'duo', seats: { least: 2, most: 2, usual: 2 } };
const documents = { 'games/duo.json': duo, ...playable.documents };
const content = system.compile(documents, system.language, null);

const setupOf = (seats: number, choices = {}) => setupToDraw(system, content, { setup: { choices, seats } });

it('a game has its own number of seats, and the project those of all its games', () => {
  const { least, most } = system.seating(content);
  expect([least, most]).toEqual([2, 4]);
  expect(system.seating(content, { board: ['duo'] })).toEqual({ least: 2, most: 2, together: false });
  expect(refusal(() => setupOf(3, { board: ['duo'] }))).toMatchObject({ code: 'tooManyPlayers' });
  expect(setupOf(3, { board: ['standard'] })).toEqual({ board: 'standard', players: 3 });
});

it.each([undefined, 3])('a search for a goal tries each game with numbers of seats that it has (%s)', (seats) => {
  const goal = { kind: 'design', id: 'N1' } as const;
  const tried = setupsFor(system, content, {
    goal,
    settled: { choices: {}, ...(seats === undefined ? {} : { seats }) },
  });
  const counts = new Set(tried.map((setup) => `${setup['board']} ${system.readSetup(content, setup)['players']}`));
  const all = ['duo 2', 'standard 2', 'standard 3', 'standard 4'];
  expect([...counts].sort()).toEqual(seats === undefined ? all : ['standard 3']);
});
