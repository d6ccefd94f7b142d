// `npm run golden [-- --system ID]`: plays the golden games of tests/ID/golden again and writes them down. A test says
// when they are stale.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { goldenGames } from './generators/golden-games.ts';
import { madeForGames } from './made-for-games.ts';

const { values } = parseArgs({ options: { system: { type: 'string' } } });
const games = madeForGames.filter(({ id }) => values.system === undefined || id === values.system);
for (const { path: file, text } of goldenGames(games)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
