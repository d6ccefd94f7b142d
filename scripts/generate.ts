// `npm run generate [-- --check]`: writes every file that is made from others. With --check it writes nothing, names
// what is stale, and exits 1.
import { spawnSync } from 'node:child_process';
import { firstValidators } from './generators/first-validators.ts';
import { gameLists } from './generators/game-lists.ts';
import { keep } from './generators/keep.ts';
import { opLists } from './generators/op-lists.ts';
import { pageWords } from './generators/page-words.ts';
import { problemData } from './generators/problem-data.ts';
import { thirdPartyLicences } from './generators/third-party-licences.ts';

await keep([gameLists, opLists, problemData, pageWords, firstValidators, thirdPartyLicences]);
// The rest is made by programs that hold the systems: each is bundled once what it imports is there. The documentation
// looks through projects as the studio does, with the validators that the first of them makes.
for (const program of ['scripts/generate-formats.ts', 'scripts/generate-docs.ts']) {
  const words = ['scripts/run-ts.mjs', program, ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, words, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}
