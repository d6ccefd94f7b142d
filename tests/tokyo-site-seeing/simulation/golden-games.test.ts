import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { goldenGames } from '#scripts/generators/golden-games.ts';

it.each(goldenGames().map(({ path, text }) => [path, text]))(
  '%s is what is played now; if it should be: npm run golden',
  (path, text) => {
    expect(text).toBe(readFileSync(path as string, 'utf8'));
  },
);
