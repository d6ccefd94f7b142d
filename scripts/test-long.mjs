// `npm run test:long [-- --only STEP] [-- WORDS FOR VITEST]`: what takes too long for every commit. Runs before an issue is
// resolved, and every night (.github/workflows/nightly.yml). With words it only runs the long tests that they name. A
// command counts as one test; all of them run, whichever fail. Its last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { commands, longSteps } from './long-steps.mjs';
import { finish, prepareTests, runVitest } from './run-tests.mjs';

const ROOT = path.dirname(import.meta.dirname);
const typed = process.argv.slice(2);
/** @type {string[]} */
const only = [];
/** @type {string[]} */
const words = [];
for (let i = 0; i < typed.length; i++) {
  if (typed[i] === '--only') only.push(typed[++i] ?? '');
  else words.push(typed[i] ?? '');
}
if (!only.every((step) => longSteps.includes(step))) {
  process.stderr.write(`--only takes one of ${longSteps.join(', ')}.\n`);
  process.exit(2);
}
const isAsked = (/** @type {string} */ step) =>
  words.length > 0 ? step === 'tests' : only.length === 0 || only.includes(step);

await prepareTests();
const counts = isAsked('tests') ? { ...runVitest(words, { TESTS_LONG: '1' }) } : { passed: 0, failed: 0 };
const asked = Object.entries(commands).filter(([step]) => isAsked(step));
const told = asked.map(([step, command]) => {
  process.stdout.write(`\n${step}: npm run ${command.join(' ')}\n`);
  const start = Date.now();
  const { status } = spawnSync('npm', ['run', ...command], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  counts[status === 0 ? 'passed' : 'failed']++;
  return `${status === 0 ? 'passed' : 'FAILED'}  ${step} (${Math.round((Date.now() - start) / 1000)} s)`;
});
process.stdout.write(`\n${told.join('\n')}\n`);
finish(counts);
