// Electron's program on its way here, by the installer of its own package, in a process of its own.
import { fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** @typedef {import('./electron-installer.mjs').InstallerMessage} InstallerMessage */
/** @typedef {import('./electron-installer.mjs').Progress} Progress */

const INSTALLER = path.join(import.meta.dirname, 'electron-installer.mjs');

/**
 * Whether it is fetched here unasked: where there is a screen to show a window on, and somebody at it. Electron's sandbox
 * does not serve root. A place that was named for the program, or the word of its older installers not to fetch it, counts.
 * @param {NodeJS.ProcessEnv} environment
 * @param {NodeJS.Platform} platform
 * @param {boolean} isRoot
 * @returns {boolean}
 */
export function mayFetchElectron(environment, platform, isRoot) {
  /** @param {string} name */
  const has = (name) => !['', '0', 'false'].includes(environment[name] ?? '');
  if (isRoot || ['CI', 'SSH_CONNECTION', 'SSH_TTY'].some(has)) return false;
  if (has('ELECTRON_OVERRIDE_DIST_PATH') || has('ELECTRON_SKIP_BINARY_DOWNLOAD')) return false;
  return platform === 'darwin' || platform === 'win32' || has('DISPLAY') || has('WAYLAND_DISPLAY');
}

export class ElectronFetch {
  /** `coming`: its bytes are, or it lies in the installer's cache. @type {'starting' | 'asking' | 'coming' | 'ended'} */
  state = 'starting';
  /** @type {Progress | null} */
  progress = null;
  /** Why it did not come; null: it is here. @type {Promise<string | null>} */
  ended;
  /** It was ended, and did not fail. */
  wasInterrupted = false;
  #changes = new EventEmitter();
  #begun = Date.now();

  /**
   * @param {string} folder Electron's package
   * @param {NodeJS.ProcessEnv} environment
   * @param {number} patience in milliseconds without a byte
   */
  constructor(folder, environment, patience) {
    const child = fork(INSTALLER, [folder, String(patience)], {
      env: { ...environment, NODE_NO_WARNINGS: '1' },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let words = '';
    /** @type {string | undefined} */
    let failed;
    child.stderr?.on('data', (part) => {
      words += String(part);
    });
    child.on('message', (/** @type {InstallerMessage} */ message) => {
      if (message === 'asking') this.#become(this.progress === null ? 'asking' : 'coming');
      else if (message === 'interrupted') this.wasInterrupted = true;
      else if ('failed' in message) failed = message.failed;
      else {
        this.progress = message;
        this.#become('coming');
      }
    });
    this.ended = Promise.race([
      once(child, 'close').then(([code]) => (code === 0 ? null : (failed ?? firstLine(words)) || `exit code ${code}`)),
      once(child, 'error').then(([error]) => String(error)),
    ]).then((why) => {
      this.#become('ended');
      return why;
    });
  }

  /**
   * Whether it is worth waiting for: unless nothing at all has come so long after it was begun.
   * @param {number} grace in milliseconds
   * @returns {Promise<boolean>}
   */
  async isComing(grace) {
    const left = Math.max(0, this.#begun + grace - Date.now());
    await Promise.race([this.#until('coming', 'ended'), wait(left)]);
    await this.#until('asking', 'coming', 'ended');
    return this.state !== 'asking';
  }

  /** Tells what has come by now, too. @param {(progress: Progress) => void} listener */
  onProgress(listener) {
    const tell = () => void (this.progress !== null && listener(this.progress));
    this.#changes.on('change', tell);
    tell();
  }

  /** @param {ElectronFetch['state']} state */
  #become(state) {
    this.state = state;
    this.#changes.emit('change');
  }

  /** @param {readonly ElectronFetch['state'][]} states */
  async #until(...states) {
    while (!states.includes(this.state)) await once(this.#changes, 'change');
  }
}

/** @param {string} words */
function firstLine(words) {
  return (words.trim().split('\n')[0] ?? '').replace(/^(\w*Error: )+/, '');
}
