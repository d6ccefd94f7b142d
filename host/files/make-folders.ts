import { mkdirSync, statSync } from 'node:fs';
import { mkdir, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from './error-code.ts';
import { pathExists } from './path-exists.ts';

// Node's recursive mkdir never ends where the system forbids it, as in `/proc`.

/** Makes a folder and its missing parents; returns those made, the topmost first. If it throws, none was made. */
export async function makeFolders(folder: string, mode?: number): Promise<readonly string[]> {
  const made: string[] = [];
  try {
    for (const one of await missingOn(folder)) if (await makeOne(one, mode)) made.push(one);
    return made;
  } catch (error) {
    await removeEmpty(made);
    throw error;
  }
}

async function missingOn(folder: string): Promise<readonly string[]> {
  const above = path.dirname(folder);
  if (above === folder || (await pathExists(above))) return [folder];
  return [...(await missingOn(above)), folder];
}

export function makeFoldersSync(folder: string, mode?: number): void {
  try {
    makeOneSync(folder, mode);
  } catch (error) {
    const above = path.dirname(folder);
    if (errorCodeOf(error) !== 'ENOENT' || above === folder) throw error;
    makeFoldersSync(above, mode);
    makeOneSync(folder, mode);
  }
}

/** False: it exists. */
async function makeOne(folder: string, mode: number | undefined): Promise<boolean> {
  try {
    await mkdir(folder, mode);
    return true;
  } catch (error) {
    if (errorCodeOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return false;
    throw error;
  }
}

function makeOneSync(folder: string, mode: number | undefined): void {
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

export async function removeEmpty(folders: readonly string[]): Promise<void> {
  for (const one of [...folders].reverse()) await rmdir(one).catch(() => undefined);
}
