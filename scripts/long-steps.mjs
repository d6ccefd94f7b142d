import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.dirname(import.meta.dirname);
const games = [
  ...readFileSync(path.join(ROOT, 'engine/systems/system-ids.ts'), 'utf8').matchAll(/^ {2}'(.*)',$/gm),
].flatMap(([, id]) => id ?? []);

/**
 * What `npm run test:long` has npm run after the long tests, by the name of the step.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const commands = {
  laws: ['laws', '--', '--decisions', '1000000', '--every', '8'],
  kill: ['kill', '--', '--runs', '200', '--seed', '1'],
  'kill-files': ['kill', '--', '--runs', '200', '--seed', '1', '--files'],
  ...Object.fromEntries(games.map((id) => [`house-${id}`, ['house', '--', '--without', id]])),
  bench: ['bench'],
  dist: ['dist'],
  pictures: ['pictures'],
};

/** All steps; the tests come first. */
export const longSteps = ['tests', ...Object.keys(commands)];
