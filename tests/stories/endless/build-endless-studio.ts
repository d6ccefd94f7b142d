import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, mergeConfig, type Plugin } from 'vite';
import { rendererConfig } from '#scripts/build.mjs';

/** The web door with a page whose engine knows the word `neverReturns`, in a folder of its own. */
export interface EndlessStudio {
  /** The program to start. */
  readonly program: string;
  remove(): Promise<void>;
}

/** Puts our list of systems in the place of the shipped one, in the page and in its workers. */
function withNeverReturns(): Plugin {
  return {
    name: 'never-returns',
    enforce: 'pre',
    resolveId: (source) =>
      source.endsWith('systems/hosted-systems.ts') ? path.resolve('tests/stories/endless/hosted-systems.ts') : null,
  };
}

export async function buildEndlessStudio(): Promise<EndlessStudio> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-endless-'));
  const runner = process.env['NODE_ENV'];
  // A test runner says "test", with which packages would be built for development.
  process.env['NODE_ENV'] = 'production';
  try {
    const shipped = await rendererConfig();
    await build(
      mergeConfig(shipped, {
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        plugins: [withNeverReturns()],
        worker: { plugins: () => [withNeverReturns()] },
        build: { outDir: path.join(folder, 'dist', 'renderer'), minify: false, reportCompressedSize: false },
      }),
    );
  } finally {
    process.env['NODE_ENV'] = runner;
  }
  for (const part of ['loopback', 'shared'])
    await cp(path.join('dist', part), path.join(folder, 'dist', part), { recursive: true });
  await cp('package.json', path.join(folder, 'package.json'));
  return {
    program: path.join(folder, 'dist', 'loopback', 'start.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
