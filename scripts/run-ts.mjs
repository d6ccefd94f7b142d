// Runs a TypeScript file of the house under Node 20, which does not strip types:
//   node scripts/run-ts.mjs scripts/rules.ts [ARGUMENTS…]
// The file and all it imports become one module in .cache/run, which is then imported. Such a file finds the project by
// process.cwd() (npm sets it), not by import.meta, which would name the cache.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const ROOT = path.dirname(import.meta.dirname);

// Tools with native parts or files of their own beside them: they stay in node_modules. All else is bundled, so that
// packages written for CommonJS can be imported by name, as in the shipped build.
const TOOLS = /^(rolldown|vite|vitest|playwright-core|typescript|@biomejs\/biome)(\/|$)/;

/**
 * @param {string} entry file to run, relative to the root of the project
 * @returns {Promise<string>} the module made of it
 */
export async function bundle(entry) {
  const input = path.resolve(ROOT, entry);
  const name = path.relative(ROOT, input).replaceAll(path.sep, '-').replace(/\.ts$/, '');
  // One file a process: two runs at once do not overwrite each other's module.
  const file = path.join(ROOT, '.cache', 'run', `${name}-${process.pid}.mjs`);
  const build = await rolldown({
    input,
    platform: 'node',
    external: TOOLS,
    // Packages' ES modules first, as Vite does.
    resolve: { mainFields: ['module', 'main'] },
    treeshake: false,
    logLevel: 'warn',
  });
  await build.write({ file, format: 'es', sourcemap: 'inline', codeSplitting: false });
  await build.close();
  return file;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const entry = process.argv[2];
  if (entry === undefined) {
    process.stderr.write('Usage: node scripts/run-ts.mjs FILE.ts [ARGUMENTS…]\n');
    process.exit(2);
  }
  const { rm } = await import('node:fs/promises');
  const file = await bundle(entry);
  process.setSourceMapsEnabled(true);
  process.argv.splice(1, 2, path.resolve(entry));
  try {
    await import(pathToFileURL(file).href);
  } finally {
    await rm(file, { force: true });
  }
}
