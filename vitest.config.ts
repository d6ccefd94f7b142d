import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

// Tests of the rooms that keep nothing between two calls and touch no machine.
const PURE = [
  'tests/{kernel,library,players,simulation,systems,authoring,arkham-slice}/**/*.test.ts',
  'tests/{toy-game,tokyo-metro,tokyo-site-seeing}/*.test.ts',
  'tests/{tokyo-metro,tokyo-site-seeing}/{authoring,players,playtests,simulation}/**/*.test.ts',
];

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
          exclude: [...PURE, ...LEFT_OUT],
        },
      },
      // The engine and the sample are read once a worker rather than once a file: two minutes of the whole run.
      { extends: true, test: { name: 'pure', include: PURE, exclude: LEFT_OUT, isolate: false } },
    ],
  },
});
