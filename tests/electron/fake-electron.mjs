// Stands in for the module `electron`, whose real one is inside Electron's program. It shows nothing and remembers what
// it was told: tests read `seen`. The same file serves Vitest (vi.mock) and the packed program (a module hook).
import { fork } from 'node:child_process';
import { EventEmitter } from 'node:events';

/** @typedef {(event: unknown, ...words: unknown[]) => unknown} CallHandler */
/** @typedef {{ preventDefault(): void, url?: string, isMainFrame?: boolean }} Navigation */

/** What was told, in the order of its telling. */
export const seen = {
  /** @type {string[]} */
  order: [],
  /** @type {{ scheme: string, privileges: object }[]} */
  schemes: [],
  /** @type {Map<string, CallHandler>} */
  calls: new Map(),
  /** @type {Map<string, (request: { url: string, method: string }) => Response | Promise<Response>>} */
  pages: new Map(),
  /** @type {BrowserWindow[]} */
  windows: [],
  /** @type {unknown[]} */
  menus: [],
  /** @type {string[]} */
  openedOutside: [],
  /** @type {{ message: string, detail?: string }[]} */
  questions: [],
  /** What the next question is answered. */
  reply: 0,
  /** Whether no other studio runs. */
  isFirst: true,
  /** @type {string[]} */
  chosenFolders: [],
};

class WebContents extends EventEmitter {
  mainFrame = { parent: null, origin: 'null', url: '' };
  /** @type {[string, unknown][]} */
  sent = [];
  /** @type {(details: { url: string }) => { action: string }} */
  openHandler = () => ({ action: 'allow' });
  setWindowOpenHandler(/** @type {(details: { url: string }) => { action: string }} */ handler) {
    this.openHandler = handler;
  }
  send(/** @type {string} */ channel, /** @type {unknown} */ value) {
    this.sent.push([channel, structuredClone(value)]);
  }
  /** @type {string[]} */
  scripts = [];
  executeJavaScript(/** @type {string} */ script) {
    this.scripts.push(script);
    return Promise.resolve();
  }
  /** @type {object[]} */
  printed = [];
  printToPDF(/** @type {object} */ options) {
    this.printed.push(options);
    return Promise.resolve(Buffer.from('%PDF'));
  }
  /** @type {number[]} */
  zoomed = [];
  setZoomFactor(/** @type {number} */ factor) {
    this.zoomed.push(factor);
  }
  /** @type {object[]} */
  captured = [];
  capturePage(/** @type {{ width: number, height: number }} */ part) {
    this.captured.push(part);
    return Promise.resolve(pictureOf(part));
  }
}

/** @param {{ width: number, height: number }} size */
const pictureOf = ({ width, height }) => ({
  getSize: () => ({ width, height }),
  resize: (/** @type {{ width: number, height: number }} */ size) => pictureOf(size),
  toPNG: () => Buffer.from(`png ${width}×${height}`),
});

export class BrowserWindow extends EventEmitter {
  webContents = new WebContents();
  address = '';
  shown = false;
  constructor(/** @type {{ show?: boolean, webPreferences: Record<string, unknown> }} */ options) {
    super();
    this.options = options;
    seen.order.push('window');
    seen.windows.push(this);
    app.emit('web-contents-created', {}, this.webContents);
  }
  static getAllWindows() {
    return seen.windows;
  }
  static fromWebContents(/** @type {unknown} */ contents) {
    return seen.windows.find((window) => window.webContents === contents) ?? null;
  }
  loadURL(/** @type {string} */ address) {
    seen.order.push('loadURL');
    this.address = address;
    this.webContents.mainFrame = { parent: null, origin: new URL(address).href.replace(/\/$/, ''), url: address };
    this.emit('ready-to-show');
    return Promise.resolve();
  }
  show() {
    this.shown = true;
  }
  getNormalBounds() {
    return { x: 0, y: 0, width: 1440, height: 900 };
  }
  closed = false;
  close() {
    this.closed = true;
  }
  destroyed = false;
  destroy() {
    this.destroyed = true;
    this.emit('closed');
  }
  /** @type {[number, number]} */
  content = [0, 0];
  setContentSize(/** @type {number} */ width, /** @type {number} */ height) {
    this.content = [width, height];
  }
}

export const app = Object.assign(new EventEmitter(), {
  isPackaged: process.env['FAKE_ELECTRON_PACKED'] === '1',
  whenReady: () => Promise.resolve().then(() => void seen.order.push('ready')),
  enableSandbox: () => void seen.order.push('sandbox'),
  requestSingleInstanceLock: () => seen.isFirst,
  getVersion: () => '1.2.3',
  getLocale: () => 'ja',
  getPath: (/** @type {string} */ name) => `${process.env['FAKE_ELECTRON_FOLDER']}/${name}`,
  quit: () => process.exit(0),
  exit: (/** @type {number} */ code) => process.exit(code),
});

export const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
};

export const protocol = {
  registerSchemesAsPrivileged(/** @type {{ scheme: string, privileges: object }[]} */ schemes) {
    seen.order.push('scheme');
    seen.schemes.push(...schemes);
  },
  handle(/** @type {string} */ scheme, /** @type {(request: { url: string, method: string }) => Response} */ answer) {
    seen.order.push('page');
    seen.pages.set(scheme, answer);
  },
};

export const ipcMain = {
  handle(/** @type {string} */ channel, /** @type {CallHandler} */ answer) {
    if (seen.calls.has(channel)) throw new Error(`two handlers for ${channel}`);
    seen.calls.set(channel, answer);
  },
  removeHandler: (/** @type {string} */ channel) => void seen.calls.delete(channel),
};

/** What the session was told to ask before it lets a page do something. @type {Map<string, Function>} */
export const guards = new Map();
const guard = (/** @type {string} */ name) => (/** @type {Function} */ decide) => {
  seen.order.push(name);
  guards.set(name, decide);
};

/** Sessions of their own, in the order they were asked for. @type {{ name: string, pages: typeof seen.pages }[]} */
export const printings = [];

export const session = {
  fromPartition(/** @type {string} */ name) {
    const pages = new Map();
    const ignore = () => undefined;
    const own = {
      name,
      pages,
      protocol: {
        handle: (/** @type {string} */ scheme, /** @type {(request: object) => unknown} */ answer) =>
          void pages.set(scheme, answer),
      },
      setPermissionRequestHandler: ignore,
      setPermissionCheckHandler: ignore,
      setDevicePermissionHandler: ignore,
      webRequest: { onBeforeRequest: ignore },
    };
    printings.push(own);
    return own;
  },
  defaultSession: {
    setPermissionRequestHandler: guard('permissionRequest'),
    setPermissionCheckHandler: guard('permissionCheck'),
    setDevicePermissionHandler: guard('device'),
    webRequest: { onBeforeRequest: guard('beforeRequest') },
  },
};

export const dialog = {
  showMessageBox(/** @type {unknown[]} */ ...words) {
    seen.questions.push(/** @type {{ message: string, detail?: string }} */ (words.at(-1)));
    return Promise.resolve({ response: seen.reply });
  },
  showOpenDialog: () => Promise.resolve({ canceled: false, filePaths: seen.chosenFolders }),
};

export const shell = {
  openExternal(/** @type {string} */ address) {
    seen.openedOutside.push(address);
    return Promise.resolve();
  },
};

export const Menu = {
  buildFromTemplate: (/** @type {unknown} */ template) => template,
  setApplicationMenu: (/** @type {unknown} */ menu) => void seen.menus.push(menu),
};

/** Starts a process of Node, whose child answers with `process.send`. */
export const utilityProcess = {
  /**
   * @param {string} program
   * @param {string[]} words
   */
  fork(program, words) {
    const child = fork(program, words, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] });
    return Object.assign(child, { postMessage: (/** @type {object} */ message) => child.send(message) });
  },
};
