// `npm start [-- ARGUMENTS]`: builds what changed, then becomes the program that opens the workbench.
// stdout belongs to that program, which prints one line on it.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildOrExit } from './build.mjs';

await buildOrExit();
await import(pathToFileURL(path.join(import.meta.dirname, '..', 'dist', 'loopback', 'start.js')).href);
