// `npm run house -- --without ID [--without ID] [--pass toy|alone] [--keep]`: takes games out of a copy of the house and
// looks whether the house still stands. Its first pass has the toy game of the tests in their place, its second each game
// alone, without the toy. Exit 0 when all stands, 1 with what does not, 2 when there is no such game.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { copyOfTheHouse } from './house/copy-of-the-house.mjs';
import { putToyIn, sampleOf, takeOut, toy } from './house/without-game.mjs';
import { refuse, typedOptions } from './typed-options.mjs';

const ROOT = path.dirname(import.meta.dirname);
const NODE = process.execPath;
const games = path.join(ROOT, 'engine/systems');

/**
 * @typedef {object} Step
 * @property {string} name what is shown by it
 * @property {string[]} command
 * @property {string[]} [leftOut] patterns of tests that it does not run
 * @property {true} [isLong] it runs what `npm run test:long` runs
 */

/**
 * @typedef {object} Pass
 * @property {string} name
 * @property {string[]} without the folders of tests that are not there
 * @property {Step[]} steps
 */

/** It works in a copy of its own, and knows no game. */
const notInACopy = ['tests/stories/long/dev.test.ts'];
const vitest = [NODE, 'node_modules/vitest/vitest.mjs', 'run', '--reporter=dot'];
/** @param {string[]} words */
const studio = (...words) => [NODE, 'dist/cli/studio.js', ...words];
const compiles = { name: 'compiles', command: [NODE, 'node_modules/typescript/bin/tsc', '-b'] };
const generates = { name: 'generates', command: [NODE, 'scripts/run-ts.mjs', 'scripts/generate.ts'] };
const builds = { name: 'builds', command: [NODE, 'scripts/build.mjs'] };

/**
 * A game at every door of the command line.
 * @param {string} sample
 * @param {string} players
 * @returns {Step[]}
 */
const doors = (sample, players) => [
  { name: 'is checked', command: studio('check', sample, '--strict') },
  {
    name: 'is played',
    command: studio('play', sample, '--players', players, '--seed', '1', '--bot', 'search', '--laws'),
  },
  {
    name: 'is simulated',
    command: studio('simulate', sample, '--players', players, '--bot', 'greedy', '--seeds', '1..10', '--rotate'),
  },
  { name: 'is balanced', command: studio('balance', sample, '--seeds', '1..3', '--players', players) },
];

/**
 * @param {string} copy
 * @param {readonly string[]} ids
 * @returns {Pass}
 */
function toyInTheirPlace(copy, ids) {
  const taken = ids.flatMap((id) => takeOut(copy, id));
  putToyIn(copy);
  process.stdout.write(`taken out: ${taken.join(', ')}\n`);
  return {
    name: `without ${ids.join(' and ')}, with the toy game instead`,
    without: [...ids],
    steps: [
      ...[generates, compiles, builds],
      { name: 'the tests of the house and of the toy game', command: vitest, leftOut: ['**/stories/**'] },
      { name: 'the long ones of these', command: vitest, leftOut: ['**/stories/**'], isLong: true },
      ...doors(toy.sample, '3').map(({ name, command }) => ({ name: `the toy game ${name}`, command })),
      { name: 'the toy game is drawn: stories in Chromium', command: [...vitest, 'stories/'], leftOut: notInACopy },
    ],
  };
}

/**
 * @param {string} copy
 * @param {string} id
 * @returns {Pass}
 */
function alone(copy, id) {
  const list = readFileSync(path.join(copy, 'engine/systems/system-ids.ts'), 'utf8');
  const others = [...list.matchAll(/^ {2}'(.*)',$/gm)].map(([, one = '']) => one).filter((one) => one !== id);
  const taken = [...others, toy.id].flatMap((other) => takeOut(copy, other));
  const opens = `tests/${id}/stories/opens`;
  const stories = existsSync(path.join(copy, `${opens}.test.ts`)) ? opens : `tests/${id}/stories`;
  process.stdout.write(`taken out: ${taken.join(', ')}\n`);
  return {
    name: `${id} alone`,
    without: [...others, path.basename(toy.folder)],
    steps: [
      ...[generates, compiles, builds],
      {
        name: 'the tests of the house',
        command: vitest,
        leftOut: ['**/stories/**', `tests/${id}/**`],
      },
      ...doors(sampleOf(copy, id), '2').map(({ name, command }) => ({ name: `the game ${name}`, command })),
      { name: `the game is drawn: ${stories}`, command: [...vitest, stories] },
    ],
  };
}

/**
 * @param {string} copy
 * @param {readonly string[]} without the folders of tests that are not there
 * @param {Step} step
 * @returns {boolean}
 */
function stands(copy, without, { name, command: [program = '', ...words], leftOut = [], isLong }) {
  const start = Date.now();
  const env = {
    ...process.env,
    FORCE_COLOR: '0',
    NO_COLOR: '1',
    HOUSE_WITHOUT: without.join(' '),
    TESTS_LEFT_OUT: leftOut.join(' '),
    TESTS_LONG: isLong ? '1' : '',
  };
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: copy,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  process.stdout.write(`  ${status === 0 ? 'stands' : 'FAILS '}  ${name} (${seconds} s)\n`);
  if (status === 0) return true;
  const said = `${stdout}${stderr}`.trimEnd().split('\n');
  const telling = said.filter((line) => /FAIL|error TS|Error:|AssertionError/.test(line));
  const shown = [...new Set(telling.length > 0 ? telling : said)].slice(0, 40);
  process.stdout.write(`${shown.map((line) => `          ${line}`).join('\n')}\n`);
  return false;
}

const usage = 'npm run house -- --without ID [--without ID] [--pass toy|alone] [--keep]';
const { values } = typedOptions(usage, {
  options: {
    without: { type: 'string', multiple: true, default: [] },
    pass: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const ids = values.without;
const passes = [
  { pass: 'toy', prepare: (/** @type {string} */ copy) => toyInTheirPlace(copy, ids) },
  ...ids.map((id) => ({ pass: 'alone', prepare: (/** @type {string} */ copy) => alone(copy, id) })),
].filter(({ pass }) => values.pass === undefined || values.pass === pass);
if (ids.length === 0 || passes.length === 0 || !ids.every((id) => id !== '' && existsSync(path.join(games, id))))
  refuse('ID is a game of engine/systems.', usage);
let fallen = 0;
for (const { prepare } of passes) {
  const copy = copyOfTheHouse();
  try {
    const { name, without, steps } = prepare(copy);
    process.stdout.write(`${name}:\n`);
    // What is not generated does not compile, and what does not build cannot be played: the others are tried all the same
    for (const step of steps) if (!stands(copy, without, step)) fallen++;
  } finally {
    if (values.keep) process.stdout.write(`kept: ${copy}\n`);
    else rmSync(copy, { recursive: true, force: true });
  }
}
process.stdout.write(fallen === 0 ? 'The house stands.\n' : `The house does not stand: ${fallen} steps failed.\n`);
process.exitCode = fallen === 0 ? 0 : 1;
