// What `npm start` says while Electron's program is fetched, and where it could not be. All of it goes to stderr.
import { DAY } from './electron-refusal.mjs';

/** @typedef {import('./electron-installer.mjs').Progress} Progress */

/**
 * @param {{ readonly why: string, readonly at: number }} refusal
 * @returns {string}
 */
export function refusedText({ why, at }) {
  const until = new Date(at + DAY).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
  return `ブラウザで開きます: 専用の窓のための Electron をダウンロードできませんでした（${why}）。次に試すのは ${until} 以降です（すぐに試すには npx install-electron）。 / Opening in a browser: Electron, for a window of its own, could not be downloaded (${why}). The next try is after ${until}; to try now: npx install-electron\n`;
}

export const notYetText =
  '今回はブラウザで開きます: 専用の窓のための Electron のダウンロードが、まだ始まりません。ダウンロードできれば、次からは専用の窓で開きます。 / Opening in a browser this time: the download of Electron has not begun. Once it is complete, npm start opens a window of its own.\n';

export const nextTimeText =
  'Electron をダウンロードしました。次の npm start からは専用の窓で開きます。 / Electron is downloaded: the next npm start opens a window of its own.\n';

const fetchingText =
  '専用の窓のための Electron をダウンロードしています。はじめの1回だけです（待たずにブラウザで開くには npm start -- --web）。 / Downloading Electron, only this once, for a window of its own (to open a browser at once: npm start -- --web)';

/** Where the progress is no terminal's, so many lines tell of it. */
const LINES = 4;

/** How far the download is: on a terminal in one line that changes, elsewhere in a few. */
export class ShownProgress {
  #shown = -1;
  #stream;

  /** @param {Pick<NodeJS.WriteStream, 'isTTY' | 'write'>} stream */
  constructor(stream) {
    this.#stream = stream;
  }

  /** @param {Progress} progress */
  show({ received, total }) {
    const share = total === null || total === 0 ? 0 : Math.min(1, received / total);
    const steps = this.#stream.isTTY ? 100 : LINES;
    const step = total === null ? megabytes(received) : Math.floor(share * steps);
    if (this.#shown === -1) this.#stream.write(`${fetchingText}\n`);
    if (step <= this.#shown) return;
    this.#shown = step;
    const of = total === null ? '' : ` / ${megabytes(total)} MB (${Math.floor(share * 100)} %)`;
    this.#line(`Electron: ${megabytes(received)} MB${of}`);
  }

  /** What comes next stands on a line of its own. */
  end() {
    if (this.#shown !== -1 && this.#stream.isTTY) this.#stream.write('\n');
  }

  /** @param {string} text */
  #line(text) {
    this.#stream.write(this.#stream.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
  }
}

/** @param {number} bytes */
function megabytes(bytes) {
  return Math.round(bytes / 1_000_000);
}
