// Builds what changed:  node scripts/build.mjs [--strict]
//   dist/cli, dist/loopback, dist/shared   the programs, for Node, with every package inside
//   dist/threads                           threads and processes of both, for Node, with every package inside
//   dist/main, dist/preload                the desktop application, for Electron, with every package inside
//   dist/renderer                          the workbench, for a browser
// A part is built again only when a file of its rooms was touched. With --strict a warning is a failure.
// Every word goes to stderr: the programs that build first keep stdout for their own.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chunksOfPage, chunksOfWorkers } from './page-chunks.mjs';
import { withoutLookAlikes, withoutOtherLayouts, withoutWhatIsNotShown } from './page-left-out.mjs';
import {
  withEnglishApart,
  withFontSlicesTogether,
  withMostAhead,
  withoutOlderFontForm,
  withoutOtherThemes,
} from './page-plugins.mjs';

const ROOT = path.dirname(import.meta.dirname);
const STAMPS = path.join(ROOT, '.cache', 'build');

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string} out folder that the files are written to
 * @property {string[]} owns folders under `out` that hold nothing else: what an older build left there is removed
 * @property {string[]} sources rooms and files it is made of
 * @property {Record<string, string>} entries written file (without .js) and the source it starts from
 * @property {() => Promise<import('vite').InlineConfig>} config
 */

/** Machine code for packed numbers, which BullMQ's packer takes where it is there and does without elsewhere. */
const withoutMachineCode = {
  name: 'without-machine-code',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} id */
  resolveId: (id) => (id === 'msgpackr-extract' ? `\0${id}` : null),
  /** @param {string} id */
  load: (id) => (id === '\0msgpackr-extract' ? 'export default null;' : null),
};

/** @type {Part} */
const programs = {
  name: 'programs',
  out: 'dist',
  owns: ['cli', 'loopback', 'shared'],
  sources: [
    'cli',
    'loopback',
    'host',
    'api',
    'authoring',
    'engine',
    'schemas',
    'package-lock.json',
    'scripts/build.mjs',
  ],
  entries: { 'cli/studio': 'cli/studio.ts', 'loopback/start': 'loopback/start.ts' },
  config: () =>
    Promise.resolve({
      plugins: [withoutMachineCode],
      build: {
        ssr: true,
        target: 'node20',
        sourcemap: true,
        rolldownOptions: {
          output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
        },
      },
      ssr: { noExternal: true, target: 'node' },
    }),
};

/** @type {Part} */
const renderer = {
  name: 'renderer',
  out: 'dist/renderer',
  owns: ['.'],
  sources: [
    ...['renderer', 'api', 'authoring', 'engine', 'schemas', 'package-lock.json'],
    ...['scripts/build.mjs', 'scripts/page-chunks.mjs', 'scripts/page-left-out.mjs', 'scripts/page-plugins.mjs'],
    'docs/third-party-licences.txt',
  ],
  entries: { index: 'renderer/index.html', print: 'renderer/print/index.html' },
  config: async () => {
    const { default: react } = await import('@vitejs/plugin-react');
    return {
      root: path.join(ROOT, 'renderer'),
      base: './',
      plugins: [
        react(),
        withoutOtherThemes(),
        withoutOlderFontForm(),
        withoutOtherLayouts(),
        withoutLookAlikes(),
        withoutWhatIsNotShown('page'),
        withEnglishApart(),
        withFontSlicesTogether(),
        withMostAhead(),
      ],
      worker: {
        format: 'es',
        plugins: () => [withoutWhatIsNotShown('worker')],
        rolldownOptions: {
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunksOfWorkers } },
        },
      },
      // Nothing is inlined as a data: address, so that the content security policy can stay narrow.
      build: {
        ...{ target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 6000 },
        modulePreload: { resolveDependencies: aheadOf },
        rolldownOptions: {
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: chunksOfPage } },
        },
      },
    };
  },
};

/**
 * What to preload: everything for the first page, but only the styles of parts opened later. Listing their many small files
 * would make the first load larger, and loading them one after the other is not noticeable after a click.
 * @type {(file: string, needed: string[], by: { hostType: 'html' | 'js' }) => string[]}
 */
function aheadOf(file, needed, { hostType }) {
  const isFirst = hostType === 'html' || /\/(?:desk|text-editor)-[^/]+\.js$/.test(file);
  return isFirst ? needed : needed.filter((one) => one.endsWith('.css'));
}

/** How the workbench is built: for tests that open it with something else inside. */
export const rendererConfig = renderer.config;

/** Threads and processes that the programs and the desktop application start alike. @type {Part} */
const threads = {
  name: 'threads',
  out: 'dist/threads',
  owns: ['.'],
  sources: ['host', 'api', 'authoring', 'engine', 'schemas', 'package-lock.json', 'scripts/build.mjs'],
  entries: {
    'git-worker': 'host/git/git-worker.ts',
    'games-worker': 'host/lab/games-worker.ts',
    'tries-worker': 'host/goal-search/search-worker.ts',
    'lab-process': 'host/lab-runs/lab-process.ts',
  },
  config: () =>
    Promise.resolve({
      plugins: [withoutMachineCode],
      build: {
        ssr: true,
        target: 'node20',
        sourcemap: true,
        rolldownOptions: {
          output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'shared/[name]-[hash].js' },
        },
      },
      ssr: { noExternal: true, target: 'node' },
    }),
};

const desktopSources = ['electron', 'host', 'api', 'authoring', 'engine', 'schemas', 'package-lock.json'];

/** @type {Part} */
const desktop = {
  name: 'desktop',
  out: 'dist/main',
  owns: ['.'],
  sources: [...desktopSources, 'scripts/build.mjs'],
  entries: { main: 'electron/main.ts' },
  config: () =>
    Promise.resolve({
      build: {
        ssr: true,
        target: 'node22',
        sourcemap: true,
        rolldownOptions: {
          external: ['electron'],
          output: { format: 'es', entryFileNames: '[name].js', codeSplitting: false },
        },
      },
      ssr: { noExternal: true, external: ['electron'], target: 'node' },
    }),
};

/** A sandboxed preload script is one CommonJS file, whatever it is made of. @type {Part} */
const preload = {
  name: 'preload',
  out: 'dist/preload',
  owns: ['.'],
  sources: ['electron', 'api', 'package-lock.json', 'scripts/build.mjs'],
  entries: { preload: 'electron/preload.ts' },
  config: () =>
    Promise.resolve({
      build: {
        ssr: true,
        target: 'node22',
        rolldownOptions: {
          external: ['electron'],
          output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
        },
      },
      ssr: { noExternal: true, external: ['electron'], target: 'node' },
    }),
};

const parts = [programs, threads, renderer, desktop, preload];

/**
 * Every file under a folder, or the file itself; nothing when it is not there.
 * @param {string} place
 * @returns {string[]}
 */
function filesIn(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (found.isFile()) return [place];
  const inside = readdirSync(place, { withFileTypes: true, recursive: true });
  return inside.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * Names, sizes and times of all sources of a part, in one hash.
 * @param {Part} part
 */
function signature(part) {
  const hash = createHash('sha256');
  const files = part.sources.flatMap((source) => filesIn(path.join(ROOT, source))).sort();
  for (const file of files) {
    // A file may go between the listing and this line, when somebody works beside us.
    const found = statSync(file, { throwIfNoEntry: false });
    hash.update(`${path.relative(ROOT, file)} ${found?.size} ${found?.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** @param {Part} part */
function stampFile(part) {
  return path.join(STAMPS, `${part.name}.stamp`);
}

/** @param {Part} part */
function existingEntries(part) {
  return Object.entries(part.entries).filter(([, source]) => existsSync(path.join(ROOT, source)));
}

/** @param {Part} part */
function isFresh(part) {
  if (existingEntries(part).length === 0) return true;
  if (!existsSync(path.join(ROOT, part.out)) || !existsSync(stampFile(part))) return false;
  return readFileSync(stampFile(part), 'utf8') === signature(part);
}

/**
 * Waits for its turn: two builds at once would write the same files.
 * @returns {Promise<() => void>} gives the turn back
 */
async function takeTurn() {
  const lock = path.join(STAMPS, 'lock');
  mkdirSync(STAMPS, { recursive: true });
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return () => rmSync(lock, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    if (!holderLives(lock)) rmSync(lock, { force: true });
    else await wait(100);
  }
}

/** @param {string} lock */
function holderLives(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // An empty file: its writer is between creating and writing it.
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Removes what an older build left, after the new files are written: a running program keeps what it has loaded.
 * @param {Part} part
 * @param {Set<string>} written
 */
function prune(part, written) {
  for (const folder of part.owns) {
    for (const file of filesIn(path.join(ROOT, part.out, folder)))
      if (!written.has(file)) rmSync(file, { force: true });
  }
}

/**
 * @param {Part} part
 * @returns {Promise<string[]>} its warnings
 */
async function buildPart(part) {
  const { build, createLogger, mergeConfig } = await import('vite');
  const before = signature(part);
  /** @type {string[]} */
  const warnings = [];
  const logger = createLogger('warn');
  logger.warn = logger.warnOnce = (message) => {
    warnings.push(message);
    process.stderr.write(`${message}\n`);
  };
  logger.error = (message) => void process.stderr.write(`${message}\n`);
  const input = Object.fromEntries(existingEntries(part).map(([name, source]) => [name, path.join(ROOT, source)]));
  const out = path.join(ROOT, part.out);
  /** @type {import('vite').InlineConfig} */
  const common = {
    configFile: false,
    root: ROOT,
    customLogger: logger,
    // Vite's progress lines ask this and not the logger.
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir: out,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: { input, checks: { pluginTimings: false } },
    },
  };
  // What is built is what is shipped, also when a test runner built it: its NODE_ENV would choose packages' test versions.
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const result = await build(mergeConfig(common, await part.config())).finally(() => {
    if (environment === undefined) delete process.env['NODE_ENV'];
    else process.env['NODE_ENV'] = environment;
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
  prune(part, new Set(outputs.map((file) => path.join(out, file.fileName))));
  writeFileSync(stampFile(part), before);
  return warnings;
}

/**
 * Builds the parts whose sources changed. Throws when a build fails.
 * @returns {Promise<string[]>} the warnings of what was built
 */
export async function ensureBuilt() {
  if (parts.every(isFresh)) return [];
  const giveBack = await takeTurn();
  try {
    /** @type {string[]} */
    const warnings = [];
    for (const part of parts) if (!isFresh(part)) warnings.push(...(await buildPart(part)));
    return warnings;
  } finally {
    giveBack();
  }
}

/** For the programs that build before they begin: exit code 70 says that the fault is in our sources, not in a project. */
export async function buildOrExit() {
  try {
    await ensureBuilt();
  } catch (error) {
    process.stderr.write(`The build failed.\n${error instanceof Error ? error.message : error}\n`);
    process.exit(70);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const warnings = await ensureBuilt();
  if (process.argv.includes('--strict') && warnings.length > 0) {
    process.stderr.write(`The build gave ${warnings.length} warnings.\n`);
    process.exitCode = 1;
  }
}
