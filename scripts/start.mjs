// `npm start [-- ARGUMENTS]`: builds what changed, then opens the workbench: in Electron's window when its program is
// there, else in a browser. stdout belongs to the program that opens it, which prints one line on it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOrExit } from './build.mjs';
import { findElectron } from './electron.mjs';
import { openDesktop } from './open-desktop.mjs';

// An address that is only printed, or a port, can only be the browser's.
const BROWSER = ['--web', '--no-open', '--port'];

await buildOrExit();
const words = process.argv.slice(2);
const electron = words.some((word) => BROWSER.includes(word)) ? undefined : findElectron();
const opened = electron !== undefined && (await openDesktop(electron, words));
if (!opened) await import(pathToFileURL(path.join(import.meta.dirname, '..', 'dist', 'loopback', 'start.js')).href);
