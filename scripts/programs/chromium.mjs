// How the browser of tests and stories is found, installed and started.
import { chromiumFlags, findChromium, howToInstallChromium, windowless } from '../../host/browser/find-chromium.mjs';
import { installPackages } from './debian.mjs';

/**
 * As findChromium, but Chromium without windows goes before all others: enough for stories (docs/decisions/build-and-tests.md).
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 */
export function findChromiumForStories(environment = process.env) {
  return findChromium(environment, [windowless]);
}

/** The sentence every story ends with when there is no browser. */
export function noChromiumMessage() {
  return `No Chromium was found. Install it (${howToInstallChromium()}) or set STUDIO_CHROMIUM to its file, then run the tests again.`;
}

/**
 * Installs Debian's Chromium when we are root and apt is there: the one without windows where the system has it.
 * @returns {boolean} whether it was tried and went well
 */
export function installChromium() {
  if (process.env['STUDIO_CHROMIUM']) return false;
  return installPackages([[windowless], ['chromium']], 'Installing Chromium for the browser stories …');
}

/**
 * Flags of a Chromium whose speed nobody measures: a story is over before what the optimizing compilers make of its code
 * pays for making it. What the code does is the same. Letters are as wide as their font says, as on a sharp screen and in
 * print: without windows they would be rounded to whole pixels, and lines break elsewhere.
 * @returns {string[]}
 */
export function chromiumFlagsOfStories() {
  return [...chromiumFlags(), '--js-flags=--no-maglev,--no-opt', '--font-render-hinting=none'];
}
