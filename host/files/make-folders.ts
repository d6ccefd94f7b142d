import { mkdirSync, statSync } from 'node:fs';
import { mkdir, rmdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { isThere } from './is-there.ts';
import { reasonOf } from './system-reason.ts';

// Node's own way of making a folder with those above it never ends where the system lets nobody make one, as in `/proc`.

/**
 * Makes a folder, and those above it that are missing; gives back what was made, the highest first. Throws what the system
 * refuses, and then has made nothing.
 */
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

/** The folders on a way that are not there, and the one it leads to, the highest first. */
async function missingOn(folder: string): Promise<readonly string[]> {
  const above = path.dirname(folder);
  if (above === folder || (await isThere(above))) return [folder];
  return [...(await missingOn(above)), folder];
}

/** The same at once. */
export function makeFoldersSync(folder: string, mode?: number): void {
  try {
    makeOneSync(folder, mode);
  } catch (error) {
    const above = path.dirname(folder);
    if (reasonOf(error) !== 'ENOENT' || above === folder) throw error;
    makeFoldersSync(above, mode);
    makeOneSync(folder, mode);
  }
}

/** False: it is there. */
async function makeOne(folder: string, mode: number | undefined): Promise<boolean> {
  try {
    await mkdir(folder, mode);
    return true;
  } catch (error) {
    if (reasonOf(error) === 'EEXIST' && (await stat(folder)).isDirectory()) return false;
    throw error;
  }
}

function makeOneSync(folder: string, mode: number | undefined): void {
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (reasonOf(error) !== 'EEXIST' || !statSync(folder).isDirectory()) throw error;
  }
}

/** Takes folders away again in which nothing lies, each after what lies in it. */
export async function removeEmpty(folders: readonly string[]): Promise<void> {
  for (const one of [...folders].reverse()) await rmdir(one).catch(() => undefined);
}
