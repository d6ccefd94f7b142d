import { existsSync } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import type { StudioReply } from '#api/studio/studio-api.ts';
import type { FolderFault, NewFolderFault, OpenedKind } from '#api/studio/studio-home.ts';
import { nameFault } from '#authoring/text/files/file-name.ts';
import { isInside } from '../files/inside-folder.ts';
import { isProject } from '../program/chosen-project.ts';

export function displayFolder(folder: string): string {
  const home = homedir();
  const inHome = path.relative(home, folder);
  if (folder === home) return '~';
  return inHome !== '' && isInside(home, folder) ? path.join('~', inHome) : folder;
}

/** Expands `~`; null: not an absolute path. */
export function expandFolder(typed: string): string | null {
  if (typed.includes('\u0000')) return null;
  const whole = /^~(?=$|[/\\])/.test(typed) ? path.join(homedir(), typed.slice(1)) : typed;
  return path.isAbsolute(whole) ? path.resolve(whole) : null;
}

export function projectsFolder(documents: string = path.join(homedir(), 'Documents')): string {
  return path.join(existsSync(documents) ? documents : homedir(), 'Site-Seeing Studio');
}

export async function folderKind(folder: string): Promise<Exclude<OpenedKind, 'none'> | FolderFault> {
  try {
    if (!(await stat(folder)).isDirectory()) return 'no-folder';
    if (isProject(folder)) return 'project';
    return (await readdir(folder)).some((name) => !name.startsWith('.')) ? 'foreign' : 'empty';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'missing' : 'unreadable';
  }
}

const MOST_LISTED = 500;

export async function listFolders(typed: string | null): Promise<StudioReply<'listFolders'>> {
  const asked = typed === null ? homedir() : expandFolder(typed);
  if (asked === null) return { why: 'relative' };
  try {
    const [home, folder] = [await realpath(homedir()), await realpath(asked)];
    if (!isInside(home, folder)) return { why: 'outside' };
    const entries = await readdir(folder, { withFileTypes: true });
    const names = entries
      .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map(({ name }) => name)
      .sort((a, b) => a.localeCompare(b));
    const folders = names.slice(0, MOST_LISTED).map((name) => {
      const inside = path.join(folder, name);
      return { name, folder: inside, isProject: isProject(inside) };
    });
    const above = folder === home ? null : path.dirname(folder);
    const isCut = names.length > MOST_LISTED;
    return { folder, shown: displayFolder(folder), above, isProject: isProject(folder), folders, isCut };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { why: code === 'ENOENT' ? 'missing' : code === 'ENOTDIR' ? 'no-folder' : 'unreadable' };
  }
}

/** Why a new project cannot be put there; an existing folder must be empty, or be `opened`. */
export async function newFolderFault(folder: string, opened: string | null): Promise<NewFolderFault | null> {
  if (folder === opened) return null;
  for (const step of missingSteps(folder)) {
    const fault = nameFault(step);
    if (fault !== null) return fault;
  }
  const kind = await folderKind(folder);
  return kind === 'missing' || kind === 'empty' ? null : 'taken';
}

function missingSteps(folder: string): readonly string[] {
  const above = path.dirname(folder);
  if (above === folder || existsSync(folder)) return [];
  return [...missingSteps(above), path.basename(folder)];
}
