import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { systemIds } from '#engine/systems/system-ids.ts';
import { gameLists } from '#scripts/generators/game-lists.ts';
import { sourcesIn } from './house-files.ts';

// A game is its folders and its line: `npm run house` removes both, and nothing else may know its name.

const rooms = [
  'engine',
  'authoring',
  'api',
  'host',
  'loopback',
  'electron',
  'cli',
  'renderer',
  'scripts',
  'bench',
  'tests',
];
const list = 'engine/systems/system-ids.ts';

// The toy game keeps its folder of tests when it is built in
const games = systemIds.filter((id) => String(id) !== 'lantern-market');

it.each(games)('%s is named by its own folders, by the one list and by files generated from it', (id) => {
  const others = rooms.flatMap(sourcesIn).filter((file) => !file.includes(`/${id}/`) && !file.includes('/generated/'));
  expect(others.filter((file) => readFileSync(file, 'utf8').includes(id))).toEqual([list]);
});

it('a game takes one line of the list', () => {
  const lines = readFileSync(list, 'utf8').split('\n');
  for (const id of systemIds) expect(lines.filter((line) => line.includes(id))).toEqual([`  '${id}',`]);
});

describe('the generated lists', () => {
  const madeFor = (id: string) => gameLists([id]).map(({ path, text }) => ({ path, text: text.split('\n').slice(1) }));

  it('give a game the plain table, and no fixes, templates or examples, when it has none', () => {
    const lines = madeFor('no-such-game').flatMap(({ text }) =>
      text.filter((line) => line.startsWith("  'no-such-game'")),
    );
    expect(lines).toEqual([
      "  'no-such-game': noSuchGame,",
      "  'no-such-game': noSuchGame,",
      "  'no-such-game': { name: { ja: 'no-such-game', en: 'no-such-game' }, all: [] },",
      "  'no-such-game': {},",
      "  'no-such-game': [],",
      "  'no-such-game': { areas: {}, examples: [] },",
      "  'no-such-game': 'plain',",
      "  'no-such-game': { golden: [], pages: [] },",
      "  'no-such-game': async () => (await import('./no-such-game/hosted.ts')).hosted,",
    ]);
  });
});
