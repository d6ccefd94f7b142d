// Starts the desktop application and stays beside it: passes its words and signals on, and ends with it.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { whenAskedToEnd } from './when-asked-to-end.mjs';

const ROOT = path.dirname(import.meta.dirname);
/** Time for it to end by itself, in milliseconds. */
const PATIENCE = 1500;
/** Exit codes of ours: a wrong request, a fault. The browser would tell the same. */
const OURS = [0, 2, 70];

/**
 * Resolves only when the window cannot be opened here (no screen, or root, whom Electron's sandbox does not serve): then
 * the browser is tried. In all other cases this process ends with the application.
 * @param {string} electron
 * @param {readonly string[]} words
 * @returns {Promise<false>}
 */
export function openDesktop(electron, words) {
  return new Promise((resolve) => {
    const child = spawn(electron, [ROOT, ...words], { stdio: ['ignore', 'pipe', 'inherit'] });
    let opened = false;
    let ending = false;
    child.stdout.on('data', (part) => {
      opened = true;
      process.stdout.write(part);
    });
    const stopListening = whenAskedToEnd(() => {
      ending = true;
      child.kill('SIGTERM');
      setTimeout(() => child.kill('SIGKILL'), PATIENCE).unref();
    });
    /** @param {number | null} code */
    const closed = (code) => {
      if (ending) process.exit(0);
      if (opened || (code !== null && OURS.includes(code))) process.exit(code ?? 70);
      process.stderr.write(
        'Electron の窓を開けないため、ブラウザで開きます。 / No window of Electron could be opened here.\n',
      );
      stopListening();
      resolve(false);
    };
    child.on('error', () => closed(null));
    // Not `close`: Electron's helpers hold the same stdout, and may be a little later. Last words get a moment.
    child.on('exit', (code) => void setTimeout(closed, ending ? 0 : 100, code));
  });
}
