// Where Chromium is, how it is installed and how it is started: for the test command and for the stories.
import path from 'node:path';
import { installPackages, isProgram } from './debian.mjs';

/** Chromium without windows: the same engine, and a fifth less to do for each page. Enough for stories (decision 73). */
const WINDOWLESS = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', WINDOWLESS];

const PLACES = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const isRoot = process.getuid?.() === 0;

/**
 * The browser's file: STUDIO_CHROMIUM, else the first name on the PATH, else the first usual place.
 * A STUDIO_CHROMIUM that points at nothing counts as no browser, so that a wrong path is noticed.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env) {
  return find(NAMES, environment);
}

/**
 * As findChromium, but Chromium without windows goes before all others.
 * @param {NodeJS.ProcessEnv} environment
 * @returns {string | undefined}
 */
export function findChromiumForStories(environment = process.env) {
  return find([WINDOWLESS, ...NAMES], environment);
}

/**
 * @param {readonly string[]} names
 * @param {NodeJS.ProcessEnv} environment
 */
function find(names, environment) {
  const chosen = environment['STUDIO_CHROMIUM'];
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  const folders = (environment['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...PLACES].find(isProgram);
}

/** What to type where we cannot or may not install it ourselves. */
export function howToInstall() {
  if (process.platform === 'darwin') return 'brew install --cask chromium';
  if (process.platform === 'win32') return 'winget install Google.Chrome';
  return 'sudo apt-get install -y --no-install-recommends chromium';
}

/** The sentence every story ends with when there is no browser. */
export function noChromiumMessage() {
  return `No Chromium was found. Install it (${howToInstall()}) or set STUDIO_CHROMIUM to its file, then run the tests again.`;
}

/**
 * Installs Debian's Chromium when we are root and apt is there: the one without windows where the system has it.
 * @returns {boolean} whether it was tried and went well
 */
export function installChromium() {
  if (process.env['STUDIO_CHROMIUM']) return false;
  return installPackages([[WINDOWLESS], ['chromium']], 'Installing Chromium for the browser stories …');
}

/**
 * Flags to start it with: quiet (nothing but what the page asks for goes over the network), and without its
 * sandbox only as root, where it cannot start with it.
 * @returns {string[]}
 */
export function chromiumFlags() {
  return [
    ...(isRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
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
