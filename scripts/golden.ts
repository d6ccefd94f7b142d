// `npm run golden [-- --system ID]`: plays the golden games of tests/ID/golden again and writes them down. A test says
// when they are stale.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { systemIds } from '#engine/systems/system-ids.ts';
import { goldenGames } from './generators/golden-games.ts';
import { madeForGames } from './made-for-games.ts';
import { checkWord, typedOptions } from './typed-options.mjs';

const usage = 'npm run golden [-- --system ID]';
const { values } = typedOptions(usage, { options: { system: { type: 'string' } } });
checkWord('--system', values.system, systemIds, usage);
const games = madeForGames.filter(({ id }) => values.system === undefined || id === values.system);
for (const { path: file, text } of goldenGames(games)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
