import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, mergeConfig, type Plugin } from 'vite';
import { rendererConfig } from '#scripts/build.mjs';

export interface BuiltStudio {
  readonly program: string;
  remove(): Promise<void>;
}

/** Replacements of `engine/systems/hosted-systems.ts`, and modules generated for it, by their names. */
export interface OtherSystems {
  readonly hostedSystems: string;
  readonly made?: Readonly<Record<string, string>>;
}

function inPlaceOfOurs({ hostedSystems, made = {} }: OtherSystems): Plugin {
  return {
    name: 'other-systems',
    enforce: 'pre',
    resolveId: (source) => {
      if (source.endsWith('/hosted-systems.ts')) return path.resolve(hostedSystems);
      if (source.endsWith('/lazy-systems.ts')) return '\0lazy-systems';
      return Object.hasOwn(made, source) ? `\0${source}` : null;
    },
    load: (id) => (id === '\0lazy-systems' ? lazyFrom(hostedSystems) : (made[id.slice(1)] ?? null)),
  };
}

const lazyFrom = (hostedSystems: string): string => `
import { hostedSystems } from ${JSON.stringify(path.resolve(hostedSystems))};
export const lazySystems = Object.fromEntries(hostedSystems.map((one) => [one.system.id, async () => one]));
`;

export async function buildStudio(systems: OtherSystems): Promise<BuiltStudio> {
  const folder = await mkdtemp(path.join(tmpdir(), 'studio-built-'));
  const runner = process.env['NODE_ENV'];
  // A test runner sets "test", with which some packages would be built for development.
  process.env['NODE_ENV'] = 'production';
  try {
    const shipped = await rendererConfig();
    await build(
      mergeConfig(shipped, {
        configFile: false,
        logLevel: 'error',
        publicDir: false,
        plugins: [inPlaceOfOurs(systems)],
        worker: { plugins: () => [inPlaceOfOurs(systems)] },
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
