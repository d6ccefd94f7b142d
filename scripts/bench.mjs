// `npm run bench [-- [--quick] [--only before|games|lab|large|history|lines|translations|views|prints|page]]`: installs what the engine is measured against when it is missing, then measures.
// `npm start` and `npm test` never install it: it lies in bench/ with a package.json of its own.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { checkWord, typedOptions } from './typed-options.mjs';

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

/** Measurements that can be made alone. */
const parts = ['before', 'games', 'lab', 'large', 'history', 'lines', 'translations', 'views', 'prints', 'page'];
const usage = `npm run bench [-- [--quick] [--only ${parts.join('|')}]]`;
const { values } = typedOptions(usage, { options: { quick: { type: 'boolean' }, only: { type: 'string' } } });
checkWord('--only', values.only, parts, usage);
if (['boardgame.io', 'pokemon-showdown'].some((peer) => !existsSync(path.join(BENCH, 'node_modules', peer)))) {
  process.stderr.write('Installing what the engine is measured against (bench/) …\n');
  run('npm', ['ci', '--ignore-scripts', '--omit=optional'], BENCH);
}
// The page is measured as it ships.
await ensureBuilt();
run(process.execPath, ['scripts/run-ts.mjs', 'bench/bench.ts', ...process.argv.slice(2)], ROOT);
