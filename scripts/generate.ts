// `npm run generate [-- --check]`: writes every file that is made from others. With --check it writes nothing, names
// what is stale, and exits 1.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { effectGuide } from './generators/effect-guide.ts';
import { explainedDocs } from './generators/explained-docs.ts';
import type { GeneratedFile } from './generators/generated-file.ts';
import { playtestDocs } from './generators/playtest-docs.ts';
import { problemDocs } from './generators/problem-docs.ts';
import { schemaFiles } from './generators/schemas.ts';
import { validatorFiles } from './generators/validators.ts';

type Generator = () => readonly GeneratedFile[] | Promise<readonly GeneratedFile[]>;

const generators: readonly Generator[] = [
  schemaFiles,
  validatorFiles,
  problemDocs,
  effectGuide,
  explainedDocs,
  playtestDocs,
];

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

const onlyCheck = process.argv.includes('--check');
let stale = 0;

for (const generator of generators) {
  for (const file of await generator()) {
    const target = path.resolve(file.path);
    if ((await textOf(target)) === file.text) continue;
    stale += 1;
    process.stderr.write(`${onlyCheck ? 'stale' : 'written'}: ${file.path}\n`);
    if (onlyCheck) continue;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.text);
  }
}

if (onlyCheck && stale > 0) {
  process.stderr.write('Run `npm run generate` and commit what it writes.\n');
  process.exitCode = 1;
}
