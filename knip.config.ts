import type { KnipConfig } from 'knip';

// Tells knip (`npm run lint`) what imports do not: the entry points of programs, pages and tests, and what is used without
// being imported. Each exception says why.
const begins = {
  programs: ['bin/*.mjs', 'cli/studio.ts', 'loopback/start.ts', 'electron/{main,preload}.ts'],
  threads: ['host/lab/games-worker.ts', 'host/goal-search/search-worker.ts', 'host/git/git-worker.ts'],
  processes: ['host/lab-runs/lab-process.ts'],
  pages: [
    'renderer/shell/main.ts',
    'renderer/shell/workers/worker.ts',
    'renderer/views/print/print.ts',
    'renderer/views/*/{part,*-part}.ts',
  ],
  scripts: ['scripts/*.{ts,mjs}', 'scripts/strength/one-side.ts', 'bench/*.ts'],
  tests: ['tests/**/*.test.{ts,tsx}'],
  /** Programs that tests start by path, and entry points that tests bundle. */
  startedByTests: [
    'tests/electron/run-{main,start}.mjs',
    'tests/host/{changes-in-a-child,counting-thread,history/saves-in-a-child}.ts',
    'tests/{toy-game,*/stories/endless}/hosted-systems.ts',
    'tests/*/stories/faces-page/faces-page.tsx',
    'scripts/component-tests/host-rooms.ts',
  ],
};

const config: KnipConfig = {
  entry: Object.values(begins).flat(),
  project: ['**/*.{ts,tsx,mjs,css}', '!sample-content/**', '!docs/**', '!**/*.d.ts'],
  // CSS files import CSS files, also from packages.
  compilers: { css: (text) => (text.match(/@import "[^"]+"/g) ?? []).map((one) => one.slice(1)).join('\n') },
  // Types that are part of other exported types are exported, too, so that callers can name them.
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // tests/stories/serious.ts reads its file by path and injects it into a page.
    'axe-core',
    // Installed by electron and electron-builder, in the versions that these need.
    '@electron/(get|fuses)',
  ],
  // System programs. A test that needs one says so if it is missing.
  ignoreBinaries: [
    'apt-get',
    'mkfifo',
    'pdftoppm',
    'pdfimages',
    'msgfmt',
    'po2xliff',
    'xliff2po',
    'pofilter',
    'redis-server',
    'openssl',
  ],
};

export default config;
