import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { builtWorker } from './scripts/component-tests/built-worker.ts';
import { hostCommands } from './scripts/component-tests/host-commands.ts';
import { chromiumFlagsOfStories, findChromiumForStories } from './scripts/programs/chromium.mjs';
import { PATIENCE } from './scripts/test-patience.ts';

// Tests that need a process of their own: they put another module in the place of one, or write to stores of the page.
// All others leave nothing behind and share a process, so that the house is read once a worker and not once a file.
const APART = [
  'tests/electron/{call-table,confinement,given-places,page-protocol,projects,real-window,updates,window-printer}.test.ts',
  'tests/host/{failing-disk,written-late}.test.ts',
  'tests/renderer/{disk-files,file-actions,keeping-files,recent-projects,systems-here,table-list,typed-texts,watched-engine}.test.{ts,tsx}',
  'tests/*/stories/desktop-window.test.ts',
];

// What only `npm run test:long` runs, by its place; and what runs a few of its rows in `npm test`, by its name. The long
// run has every row of these (tests/matrix.ts, docs/contributing/tests.md).
const LONG = ['tests/**/long/*.test.{ts,tsx}'];
const MATRIX = ['tests/**/*.matrix.test.{ts,tsx}'];

// Everything that a story keeps is its own: its program, its folder, its context of a browser. One has another module for Electron.
const STORIES = ['tests/{stories,*/stories}/!(desktop-window).test.ts'];

const COMPONENTS = ['tests/{components,*/components}/*.test.tsx'];

const TOGETHER = ['tests/**/*.test.{ts,tsx}'];

/** Vitest's own `--exclude` does not reach its projects. */
const LEFT_OUT = (process.env['TESTS_LEFT_OUT'] ?? '').split(' ').filter((pattern) => pattern !== '');

const isLong = process.env['TESTS_LONG'] === '1';

const found = findChromiumForStories();
const chromium = found === undefined ? {} : { executablePath: found };

// One page for all files: what it has loaded of the house stays loaded.
const component: TestProjectInlineConfiguration = {
  cacheDir: '.cache/component',
  plugins: [builtWorker()],
  test: {
    include: COMPONENTS,
    exclude: LEFT_OUT,
    setupFiles: ['tests/components/setup.ts'],
    isolate: false,
    browser: {
      enabled: true,
      headless: true,
      fileParallelism: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: { ...chromium, args: chromiumFlagsOfStories() },
        contextOptions: { locale: 'ja-JP', viewport: { width: 1280, height: 800 } },
        actionTimeout: PATIENCE.step,
      }),
      instances: [{ browser: 'chromium', name: 'component' }],
      commands: hostCommands,
    },
    testTimeout: PATIENCE.test,
    hookTimeout: PATIENCE.test,
    expect: { poll: { timeout: PATIENCE.step } },
  },
};

export default defineConfig({
  test: {
    setupFiles: ['tests/navigator.ts'],
    globalSetup: ['tests/temporary-folder.ts'],
    // A story waits more than it works: a core each, where Vitest would leave one free.
    maxWorkers: '100%',
    // What vitest makes of a source file is kept for the next process and the next run.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    // One patience for all tests: a slow machine is no failure, and what hangs still ends.
    testTimeout: PATIENCE.test,
    hookTimeout: PATIENCE.test,
    expect: { poll: { timeout: PATIENCE.step } },
    projects: isLong
      ? [{ extends: true, test: { name: 'long', include: [...LONG, ...MATRIX], exclude: LEFT_OUT, isolate: false } }]
      : [
          { extends: true, test: { name: 'apart', include: APART, exclude: LEFT_OUT } },
          // The engine and the sample are read once a worker rather than once a file: two minutes of the whole run. So is
          // the driver of the browser. Vitest takes projects by their names: stories first, which take longest.
          {
            extends: true,
            test: { name: 'browser', include: STORIES, exclude: [...LONG, ...LEFT_OUT], isolate: false },
          },
          {
            extends: true,
            test: {
              name: 'together',
              include: TOGETHER,
              exclude: [...APART, ...STORIES, ...COMPONENTS, ...LONG, ...LEFT_OUT],
              isolate: false,
            },
          },
          component,
        ],
  },
});
