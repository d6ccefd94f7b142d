import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { GeneratedFile } from './generated-file.ts';

export type Generator = () => readonly GeneratedFile[] | Promise<readonly GeneratedFile[]>;

async function textOf(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Writes what generators make and is not as it stands, and names it. With --check among the words of the program it
 * writes nothing, and the program is to exit with 1.
 */
export async function keep(generators: readonly Generator[]): Promise<void> {
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
  if (!onlyCheck || stale === 0) return;
  process.stderr.write('Run `npm run generate` and commit what it writes.\n');
  process.exitCode = 1;
}
