// `npm test [-- WORDS FOR VITEST]`: finds or installs Chromium and what else tests need, builds what changed, runs the tests once.
// Its last line is `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../host/browser/find-chromium.mjs';
import { ensureBuilt } from './build.mjs';
import { installChromium, noChromiumMessage } from './programs/chromium.mjs';
import { lookForProgramsOfOthers } from './programs/programs-of-others.mjs';

const ROOT = path.dirname(import.meta.dirname);
const SUMMARY = path.join(ROOT, '.cache', `test-summary-${process.pid}.json`);

/**
 * @param {number} passed
 * @param {number} failed
 */
function finish(passed, failed) {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}

/** Without a browser the stories still run, and fail: what was not seen is not called good. */
function lookForChromium() {
  if (findChromium() !== undefined) return;
  installChromium();
  if (findChromium() === undefined) process.stderr.write(`${noChromiumMessage()}\n`);
}

/** @returns {{ passed: number, failed: number }} */
function runVitest() {
  const vitest = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');
  const reporters = ['--reporter=default', `--reporter=${path.join(import.meta.dirname, 'test-summary.mjs')}`];
  const { status } = spawnSync(process.execPath, [vitest, 'run', ...reporters, ...process.argv.slice(2)], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, STUDIO_TEST_SUMMARY: SUMMARY },
  });
  const counts = readCounts();
  // Vitest may fail without a failing test: no test found, a wrong word, a crash.
  if (status !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

function readCounts() {
  try {
    return JSON.parse(readFileSync(SUMMARY, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(SUMMARY, { force: true });
  }
}

mkdirSync(path.dirname(SUMMARY), { recursive: true });
lookForChromium();
lookForProgramsOfOthers();
try {
  await ensureBuilt();
} catch (error) {
  process.stderr.write(`The build failed, so no test ran.\n${error instanceof Error ? error.stack : error}\n`);
  finish(0, 1);
}
const { passed, failed } = runVitest();
finish(passed, failed);
