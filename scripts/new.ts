// `npm run new -- op NAME [--sort effect|amount|condition|selector] [--system ID]`: writes a word of the effect language
// of a game that works, its example and its playtest, and what is made from it. It is then made into what it is to be.
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { systems } from '#engine/systems/systems.ts';
import { madeForGames } from './made-for-games.ts';
import { typedOptions } from './typed-options.mjs';

const usage = 'npm run new -- op NAME [--sort effect|amount|condition|selector] [--system ID]';
const { values, positionals } = typedOptions(usage, {
  allowPositionals: true,
  options: { sort: { type: 'string', default: 'effect' }, system: { type: 'string' } },
});
const [what, name = ''] = positionals;
const { sort } = values;
const made = madeForGames.find(({ id, newOp }) =>
  values.system === undefined ? newOp !== undefined : id === values.system,
);
const draft = made?.newOp;
const ops = systems.find(({ id }) => id === made?.id)?.language.ops ?? [];

const complaint =
  draft === undefined
    ? `No game has a template for new ops: ${values.system ?? ''}`
    : what !== 'op' || positionals.length !== 2 || !draft.sorts.includes(sort)
      ? `Usage: npm run new -- op NAME [--sort ${draft.sorts.join('|')}] [--system ID]`
      : !/^[a-z][A-Za-z]*$/.test(name)
        ? `The name of an op must be in camel case, such as loseAllAp: ${name}`
        : ops.some(({ id }) => id === name)
          ? `An op with this name already exists: ${name}`
          : null;

if (complaint === null) {
  for (const { path: file, text } of draft?.write(sort, name) ?? []) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text, { flag: 'wx' });
    process.stderr.write(`written: ${file}\n`);
  }
  const generated = spawnSync(process.execPath, ['scripts/run-ts.mjs', 'scripts/generate.ts'], { stdio: 'inherit' });
  process.exitCode = generated.status ?? 1;
} else {
  process.stderr.write(`${complaint}\n`);
  process.exitCode = 2;
}
