import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'tests/**/*.test.tsx'],
    // Whatever a test's studio keeps of its work, it does not keep among the files of whoever runs the test.
    env: { STUDIO_STATE_FOLDER: path.join(tmpdir(), 'site-seeing-studio-tests') },
    // A story waits more than it works: a core each, where Vitest would leave one free.
    maxWorkers: '100%',
    // Stories start a browser; a slow machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 45_000 } },
  },
});
