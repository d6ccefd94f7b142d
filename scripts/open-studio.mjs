// Which door `npm start` opens: Electron's window where its program is, or comes, else a browser.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { keptFolder } from '../host/state/kept-folder.mjs';
import { findElectron } from './electron.mjs';
import { ElectronFetch, mayFetchElectron } from './electron-fetch.mjs';
import { nextTimeText, notYetText, refusedText, ShownProgress } from './electron-fetch-words.mjs';
import { noteRefusal, recallRefusal, wantedElectron } from './electron-refusal.mjs';
import { openDesktop } from './open-desktop.mjs';
import { whenAskedToEnd } from './when-asked-to-end.mjs';

/**
 * @typedef {object} Around
 * @property {NodeJS.ProcessEnv} environment
 * @property {NodeJS.Platform} platform
 * @property {boolean} isRoot
 * @property {string} electronPackage
 * @property {number} patience so long, in milliseconds, a download may bring no byte
 * @property {number} grace so long after it was begun the browser waits for its first byte
 * @property {() => Promise<void>} build
 */

// An address that is only printed, or a port, can only be the browser's.
const BROWSER = ['--web', '--no-open', '--port'];
const BROWSER_DOOR = path.join(import.meta.dirname, '..', 'dist', 'loopback', 'start.js');

/**
 * The program is fetched while the studio is built, so that it costs no time to find out that it cannot be had.
 * @param {readonly string[]} words
 * @param {Around} around
 */
export async function openStudio(words, around) {
  const wantsWindow = !words.some((word) => BROWSER.includes(word));
  const find = () => findElectron(around.environment, around.electronPackage);
  const fetching = wantsWindow && find() === undefined ? beginFetch(around) : null;
  await around.build();
  if (fetching !== null) await waitFor(fetching, around.grace);
  const electron = wantsWindow ? find() : undefined;
  if (electron !== undefined && (await openDesktop(electron, words))) return;
  await import(pathToFileURL(BROWSER_DOOR).href);
}

/**
 * @param {Around} around
 * @returns {ElectronFetch | null} null where it is not fetched
 */
function beginFetch({ environment, platform, isRoot, electronPackage, patience }) {
  if (!mayFetchElectron(environment, platform, isRoot)) return null;
  const { version } = JSON.parse(readFileSync(path.join(electronPackage, 'package.json'), 'utf8'));
  const [kept, wanted] = [keptFolder(environment, platform), wantedElectron(version, environment)];
  const refusal = recallRefusal(kept, wanted, Date.now());
  if (refusal !== null) {
    process.stderr.write(refusedText(refusal));
    return null;
  }
  const fetching = new ElectronFetch(electronPackage, environment, patience);
  void fetching.ended.then((why) => {
    if (!fetching.wasInterrupted) noteRefusal(kept, why === null ? null : { wanted, why, at: Date.now() });
  });
  return fetching;
}

/**
 * Until the program is there or refused; no longer than for its first byte where none has come in time. Then it comes on
 * its way while the studio is open in the browser, and has its window from the next start on.
 * @param {ElectronFetch} fetching
 * @param {number} grace
 */
async function waitFor(fetching, grace) {
  const stopListening = whenAskedToEnd(() => process.exit(0));
  if (await fetching.isComing(grace)) {
    const progress = new ShownProgress(process.stderr);
    fetching.onProgress((part) => progress.show(part));
    const why = await fetching.ended;
    progress.end();
    if (why !== null) process.stderr.write(refusedText({ why, at: Date.now() }));
  } else {
    process.stderr.write(notYetText);
    void fetching.ended.then((why) => void (why === null && process.stderr.write(nextTimeText)));
  }
  stopListening();
}
