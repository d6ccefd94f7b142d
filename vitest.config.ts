import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

// Tests that leave nothing behind in their process: of the rooms that keep nothing between two calls, of the command
// line and the calls above them, and of files, doors and printed things, each in folders of its own.
const TOGETHER = [
  'tests/{kernel,library,players,simulation,systems,authoring,arkham-slice}/**/*.test.ts',
  'tests/{toy-game,tokyo-metro,tokyo-site-seeing}/*.test.ts',
  'tests/{tokyo-metro,tokyo-site-seeing}/{authoring,players,playtests,simulation,translations}/**/*.test.ts',
  'tests/{api,cli}/**/*.test.ts',
  'tests/{tokyo-metro,tokyo-site-seeing}/{api,cli}/**/*.test.ts',
  'tests/{docs,ground,loopback}/**/*.test.ts',
  // This one puts another module in the place of one.
  'tests/host/**/!(written-late).test.ts',
  'tests/{tokyo-metro,tokyo-site-seeing}/{docs,host,packages,print}/**/*.test.ts',
];

// Everything that a story keeps is its own: its program, its folder, its context of a browser. One has another module for Electron.
const STORIES = ['tests/{stories,*/stories}/!(desktop-window).test.ts'];

/** Vitest's own `--exclude` does not reach its projects. */
const LEFT_OUT = (process.env['TESTS_LEFT_OUT'] ?? '').split(' ').filter((pattern) => pattern !== '');

export default defineConfig({
  test: {
    // Whatever a test's studio keeps of its work, it does not keep among the files of whoever runs the test.
    env: { STUDIO_STATE_FOLDER: path.join(tmpdir(), 'site-seeing-studio-tests') },
    // A story waits more than it works: a core each, where Vitest would leave one free.
    maxWorkers: '100%',
    // Stories start a browser; a slow machine is no failure.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 45_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'machine',
          include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
          exclude: [...TOGETHER, ...STORIES, ...LEFT_OUT],
        },
      },
      // The engine and the sample are read once a worker rather than once a file: two minutes of the whole run. So is the
      // driver of the browser. Vitest takes projects by their names: stories first, which take longest.
      { extends: true, test: { name: 'browser', include: STORIES, exclude: LEFT_OUT, isolate: false } },
      { extends: true, test: { name: 'together', include: TOGETHER, exclude: LEFT_OUT, isolate: false } },
    ],
  },
});
