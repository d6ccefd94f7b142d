import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { systemIds } from '#engine/systems/system-ids.ts';
import { importsOfValues, target } from './house-files.ts';

// Most of the code is games: loading all of them would double the processor time of each start.

function loadedAtStart(entry: string): ReadonlySet<string> {
  const loaded = new Set([entry]);
  for (const file of loaded) {
    if (!/\.(?:ts|mjs|js)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8').replaceAll(/\bimport\(/g, 'later(');
    for (const specifier of importsOfValues(text)) {
      const found = target(file, specifier);
      if (found !== undefined && existsSync(found)) loaded.add(found);
    }
  }
  return loaded;
}

const entries = ['cli/studio.ts', 'loopback/start.ts', 'host/lab/games-worker.ts', 'host/goal-search/search-worker.ts'];
it.each(entries)('%s loads no game before it is needed', (entry) => {
  const games = systemIds.flatMap((id) => [
    `engine/systems/${id}/system.ts`,
    `engine/systems/${id}/formats/generated/validators.js`,
  ]);
  const loaded = loadedAtStart(entry);
  expect(loaded.size).toBeGreaterThan(30);
  expect(games.filter((file) => loaded.has(file))).toEqual([]);
});
