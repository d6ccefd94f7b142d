// `node scripts/electron-support.mjs`: whether the Electron that is pinned still gets mended. Exit 1 when it does not any
// more. It asks nobody: when each version came out stands in electron-support.json, and a day to come is reckoned.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The latest three are supported: a version is, until the third after it comes out. */
const SUPPORTED = 3;
/** A version comes out with every other Chromium: the third after it 24 weeks later (from 40 to 45: 166 to 168 days). */
const UNTIL_THE_THIRD = 168;
/** So long before its end it is told, and so long after a day that was only reckoned it is let pass. */
const NOTICE = 30;
const DAY = 24 * 60 * 60 * 1000;

/** @typedef {{ readonly major: number, readonly released: string }} Major */

/**
 * @param {string} version the one that is pinned
 * @param {readonly Major[]} majors
 * @param {Date} today
 * @returns {{ readonly state: 'supported' | 'ending' | 'ended' | 'unknown', readonly until: string | null }}
 */
export function supportOf(version, majors, today) {
  const major = Number(version.split('.')[0]);
  /** @param {number} wanted */
  const releaseOf = (wanted) => majors.find((one) => one.major === wanted)?.released;
  const [own, third] = [releaseOf(major), releaseOf(major + SUPPORTED)];
  if (own === undefined) return { state: 'unknown', until: null };
  const end = third === undefined ? Date.parse(own) + UNTIL_THE_THIRD * DAY : Date.parse(third);
  const until = new Date(end).toISOString().slice(0, 10);
  const left = (end - today.getTime()) / DAY;
  if (left > NOTICE) return { state: 'supported', until };
  return { state: left > (third === undefined ? -NOTICE : 0) ? 'ending' : 'ended', until };
}

function tell() {
  const root = path.dirname(import.meta.dirname);
  /** @param {string} name */
  const read = (name) => JSON.parse(readFileSync(path.join(root, name), 'utf8'));
  const version = read('package.json').devDependencies.electron;
  const { state, until } = supportOf(version, read('scripts/electron-support.json').majors, new Date());
  const todo =
    'Pin a newer one in package.json, and write the new versions and their days (npm view electron time) into scripts/electron-support.json.';
  switch (state) {
    case 'supported':
      process.stdout.write(`Electron ${version} is supported until about ${until}.\n`);
      return;
    case 'ending':
      process.stderr.write(`Electron ${version} is supported until about ${until} only. ${todo}\n`);
      return;
    case 'ended':
      process.stderr.write(`Electron ${version} is out of support since ${until}: its holes stay open. ${todo}\n`);
      process.exitCode = 1;
      return;
    case 'unknown':
      process.stderr.write(`scripts/electron-support.json does not say when Electron ${version} came out. ${todo}\n`);
      process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) tell();
