// `npm run generate [-- --check]`: writes every file that is made from others. With --check it writes nothing, names
// what is stale, and exits 1.
import { spawnSync } from 'node:child_process';
import { keep } from './generators/keep.ts';
import { opLists } from './generators/op-lists.ts';
import { problemData } from './generators/problem-data.ts';

await keep([opLists, problemData]);
// The rest is made by a program that holds the systems: it is bundled once the lists of their words are right
const words = ['scripts/run-ts.mjs', 'scripts/generate-from-systems.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
if (status !== 0) process.exitCode = status ?? 1;
