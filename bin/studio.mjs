#!/usr/bin/env node
// The command `studio`. In a source checkout it first builds what changed; in a package dist/ is there as it is.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.dirname(import.meta.dirname);
const program = path.join(root, 'dist', 'cli', 'studio.js');

if (existsSync(path.join(root, 'cli', 'studio.ts'))) {
  const { setup } = await import('../scripts/setup.mjs');
  const status = setup(process.version, false);
  if (status !== 0) process.exit(status);
  const { buildOrExit } = await import('../scripts/build.mjs');
  await buildOrExit();
}

await import(pathToFileURL(program).href);
