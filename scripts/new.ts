// `npm run new -- op NAME [--sort effect|amount|condition|selector]`: writes a word of the effect language that works,
// its example and its playtest, and what is made from it. It is then made into what it is to be.
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type NewSort, newOp, newSorts } from '#engine/systems/tokyo-site-seeing/examples/new-op.ts';
import { tokyoSiteSeeing as system } from '#engine/systems/tokyo-site-seeing/system.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sort: { type: 'string', default: 'effect' } },
});
const [what, name = ''] = positionals;
const sort = values.sort as NewSort;

const complaint =
  what !== 'op' || positionals.length !== 2 || !newSorts.includes(sort)
    ? `Usage: npm run new -- op NAME [--sort ${newSorts.join('|')}]`
    : !/^[a-z][A-Za-z]*$/.test(name)
      ? `A word is written in camel case, as in loseAllAp: ${name}`
      : system.language.ops.some(({ id }) => id === name)
        ? `There is a word of this name: ${name}`
        : null;

if (complaint === null) {
  for (const { path: file, text } of newOp(sort, name)) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
    process.stderr.write(`written: ${file}\n`);
  }
  const made = spawnSync(process.execPath, ['scripts/run-ts.mjs', 'scripts/generate.ts'], { stdio: 'inherit' });
  process.exitCode = made.status ?? 1;
} else {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 2;
}
