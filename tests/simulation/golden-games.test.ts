import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { goldenGames } from '#scripts/generators/golden-games.ts';
import { madeForGames } from '#scripts/made-for-games.ts';

describe.each(madeForGames)('golden games of $id', (game) => {
  const games = goldenGames([game]);

  it('are the files of its folder', () => {
    const folder = `tests/${game.id}/golden`;
    const files = existsSync(folder) ? readdirSync(folder).map((name) => path.posix.join(folder, name)) : [];
    expect(games.map((one) => one.path).sort()).toEqual(files.sort());
  });

  it.each(games.map(({ path, text }) => [path, text]))(
    '%s is what is played now; if it should be: npm run golden',
    (file, text) => {
      expect(text).toBe(readFileSync(file as string, 'utf8'));
    },
  );
});
