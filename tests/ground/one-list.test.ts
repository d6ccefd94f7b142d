import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { systemIds } from '#engine/systems/system-ids.ts';
import { sourcesIn } from './house-files.ts';

// A game is its folders and its lines: `npm run house` takes both out, and nothing else may know it by name.

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
const lists = [
  'engine/systems/beginnings.ts',
  'engine/systems/hosted-systems.ts',
  'engine/systems/late-systems.ts',
  'engine/systems/mends.ts',
  'engine/systems/playtest-examples.ts',
  'engine/systems/problem-examples.ts',
  'engine/systems/system-ids.ts',
  'engine/systems/systems.ts',
  'renderer/tables/table-list.ts',
  'scripts/made-for-games.ts',
];

// The toy game keeps its folder of tests where it is put in: its name is that of many files
const games = systemIds.filter((id) => String(id) !== 'lantern-market');

it.each(games)('%s is named by its own folders and by the lists of games alone', (id) => {
  const others = rooms.flatMap(sourcesIn).filter((file) => !file.includes(`/${id}/`));
  expect(others.filter((file) => readFileSync(file, 'utf8').includes(id)).sort()).toEqual(lists);
});

it('a game takes one line of a list, and one to import what stands in it', () => {
  for (const file of lists) {
    const lines = readFileSync(file, 'utf8').split('\n');
    for (const id of systemIds) {
      const own = lines.filter((line) => line.includes(id));
      expect(own.filter((line) => !/^import \{.*\} from '.*';$|^ {2}'[^']+'(?:: .*)?,$/.test(line))).toEqual([]);
      expect(own.length).toBeLessThanOrEqual(2);
    }
  }
});
