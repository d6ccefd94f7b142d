// What `npm test` and `npm run test:long` have in common: what tests need, Vitest, and the last line `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../host/browser/find-chromium.mjs';
import { ensureBuilt } from './build.mjs';
import { installChromium, noChromiumMessage } from './programs/chromium.mjs';
import { lookForProgramsOfOthers } from './programs/programs-of-others.mjs';

const ROOT = path.dirname(import.meta.dirname);
const SUMMARY = path.join(ROOT, '.cache', `test-summary-${process.pid}.json`);
export const VITEST = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {Counts} counts
 * @returns {never}
 */
export function finish({ passed, failed }) {
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exit(failed === 0 ? 0 : 1);
}

/** Finds or installs Chromium and what else tests need, and builds what changed. Ends the process when nothing can run. */
export async function prepareTests() {
  mkdirSync(path.dirname(SUMMARY), { recursive: true });
  lookForChromium();
  lookForProgramsOfOthers();
  try {
    await ensureBuilt();
  } catch (error) {
    process.stderr.write(`The build failed, so no test ran.\n${error instanceof Error ? error.stack : error}\n`);
    finish({ passed: 0, failed: 1 });
  }
}

/** Without a browser the stories still run, and fail: what was not seen is not called good. */
function lookForChromium() {
  if (findChromium() !== undefined) return;
  installChromium();
  if (findChromium() === undefined) process.stderr.write(`${noChromiumMessage()}\n`);
}

/**
 * @param {readonly string[]} words for Vitest
 * @param {Readonly<Record<string, string>>} [environment]
 * @returns {Counts}
 */
export function runVitest(words, environment = {}) {
  const reporters = ['--reporter=default', `--reporter=${path.join(import.meta.dirname, 'test-summary.mjs')}`];
  const { status } = spawnSync(process.execPath, [VITEST, 'run', ...reporters, ...words], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment, STUDIO_TEST_SUMMARY: SUMMARY },
  });
  const counts = readCounts();
  // Vitest may fail without a failing test: no test found, a wrong word, a crash.
  if (status !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

/** @returns {Counts} */
function readCounts() {
  try {
    return JSON.parse(readFileSync(SUMMARY, 'utf8'));
  } catch {
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(SUMMARY, { force: true });
  }
}
