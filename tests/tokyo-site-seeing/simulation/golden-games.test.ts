import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { goldenGames } from '#scripts/generators/golden-games.ts';
import { madeForGames } from '#scripts/made-for-games.ts';

it.each(goldenGames(madeForGames).map(({ path, text }) => [path, text]))(
  '%s is what is played now; if it should be: npm run golden',
  (path, text) => {
    expect(text).toBe(readFileSync(path as string, 'utf8'));
  },
);
