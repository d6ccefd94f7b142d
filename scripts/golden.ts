// `npm run golden`: plays the golden games of tests/golden again and writes them down. A test says when they are stale.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { goldenGames } from './generators/golden-games.ts';

for (const { path: file, text } of goldenGames()) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
