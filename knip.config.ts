import type { KnipConfig } from 'knip';

// What `npm run lint` knows of this house beside what imports say: where programs and pages begin, and what is found by
// another way than an import. What is left out here says why.
const begins = {
  programs: ['bin/*.mjs', 'cli/studio.ts', 'loopback/start.ts', 'electron/{main,preload}.ts'],
  threads: ['host/simulation/games-worker.ts', 'host/reach/tries-worker.ts', 'host/git/git-worker.ts'],
  pages: [
    'renderer/shell/main.ts',
    'renderer/shell/workers/worker.ts',
    'renderer/views/print/print.ts',
    'renderer/views/*/view.ts',
  ],
  scripts: ['scripts/*.{ts,mjs}', 'bench/*.ts'],
  tests: ['tests/**/*.test.{ts,tsx}'],
  /** Programs that a test starts by their path, and what a test builds into a page or a program of its own. */
  startedByTests: [
    'tests/electron/run-{main,start}.mjs',
    'tests/host/{changes-in-a-child,history/saves-in-a-child}.ts',
    'tests/{toy-game,*/stories/endless}/hosted-systems.ts',
    'tests/*/stories/faces-page/faces-page.tsx',
  ],
};

const config: KnipConfig = {
  entry: Object.values(begins).flat(),
  project: ['**/*.{ts,tsx,mjs,css}', '!sample-content/**', '!docs/**', '!**/*.d.ts'],
  // A sheet imports sheets, those of packages too.
  compilers: { css: (text) => (text.match(/@import "[^"]+"/g) ?? []).map((one) => one.slice(1)).join('\n') },
  // A type that another exported one is made of is exported for whoever names it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Read whole, by its path, and put into a page: tests/stories/serious.ts.
    'axe-core',
    // They come with electron and electron-builder, at the versions that those want.
    '@electron/(get|fuses)',
  ],
  // Programs of the machine. A test that wants one says so where it is missing.
  ignoreBinaries: ['apt-get', 'mkfifo', 'pdftoppm', 'pdfimages', 'msgfmt', 'xliff2po', 'pofilter'],
};

export default config;
