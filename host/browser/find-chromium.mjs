// Where Chromium is and how it is started: for what the studio draws without a window, for the test command and for stories.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Chromium without windows: the same engine, and a fifth less to do for each page. */
export const windowless = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', windowless];

const places = [
  '/usr/bin/chromium',
  '/usr/lib/chromium/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** @param {string} file */
export function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser's file: STUDIO_CHROMIUM, else the first name on the PATH, else the first usual place.
 * A STUDIO_CHROMIUM that points at nothing counts as no browser, so that a wrong path is noticed.
 * @param {NodeJS.ProcessEnv} environment
 * @param {readonly string[]} first names that go before all others
 * @returns {string | undefined}
 */
export function findChromium(environment = process.env, first = []) {
  const chosen = environment['STUDIO_CHROMIUM'];
  if (chosen) return isProgram(chosen) ? chosen : undefined;
  const folders = (environment['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const onPath = [...first, ...names].flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...onPath, ...places].find(isProgram);
}

/** What to type to get one. */
export function howToInstallChromium() {
  if (process.platform === 'darwin') return 'brew install --cask chromium';
  if (process.platform === 'win32') return 'winget install Google.Chrome';
  return 'sudo apt-get install -y --no-install-recommends chromium';
}

/**
 * Flags to start it with: quiet (nothing but what the page asks for goes over the network), and without its
 * sandbox only as root, where it cannot start with it.
 * @returns {string[]}
 */
export function chromiumFlags() {
  return [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
