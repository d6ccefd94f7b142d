// `npm run bench [-- [--quick] [--only before|games|lab|large|history|lines|translations|views|prints|page]]`: installs what the engine is measured against when it is missing, then measures.
// `npm start` and `npm test` never install it: it lies in bench/ with a package.json of its own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { benchFault } from './bench-arguments.mjs';
import { ensureBuilt } from './build.mjs';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const BENCH = path.join(ROOT, 'bench');

/**
 * @param {string} command
 * @param {string[]} typed
 * @param {string} cwd
 */
function run(command, typed, cwd) {
  const { status } = spawnSync(command, typed, { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) process.exit(status ?? 1);
}

const typed = process.argv.slice(2);
const fault = benchFault(typed);
if (fault !== undefined) {
  process.stderr.write(`${fault}\n`);
  process.exit(2);
}
if (['boardgame.io', 'pokemon-showdown'].some((peer) => !existsSync(path.join(BENCH, 'node_modules', peer)))) {
  process.stderr.write('Installing what the engine is measured against (bench/) …\n');
  run('npm', ['ci', '--ignore-scripts', '--omit=optional'], BENCH);
}
// The page is measured as it ships.
await ensureBuilt();
run(process.execPath, ['scripts/run-ts.mjs', 'bench/bench.ts', ...typed], ROOT);
