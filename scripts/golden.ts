// `npm run golden [-- --system ID]`: plays the golden games of tests/ID/golden again and writes them down. A test says
// when they are stale.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { goldenGames } from './generators/golden-games.ts';

const { values } = parseArgs({ options: { system: { type: 'string' } } });
for (const { path: file, text } of goldenGames(values.system)) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
