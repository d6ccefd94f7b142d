import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { LONGEST_PATH } from '#api/studio/limits.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import type { FaultyFile, FileFault } from '#authoring/text/files/project-file.ts';
import { errorCodeOf } from '../files/error-code.ts';
import { isInside } from '../files/inside-folder.ts';

export interface FoundFile {
  readonly place: string;
  readonly real: string;
}

export interface WalkFilter {
  readonly looksAt: (place: string) => boolean;
  readonly takes: (place: string) => boolean;
  readonly isNamedAsFile: (place: string) => boolean;
}

export interface Walked {
  readonly files: readonly FoundFile[];
  readonly faulty: readonly FaultyFile[];
}

/** `above`: resolved parents, to stop cycles of links. */
interface Folder extends FoundFile {
  readonly above: readonly string[];
}
interface Walk {
  readonly root: string;
  readonly wanted: WalkFilter;
  readonly folders: Folder[];
  readonly files: FoundFile[];
  readonly faulty: FaultyFile[];
}

/**
 * `root`: the resolved path of the project. Skips hidden files and packages; follows links inside the folder only.
 * Opens nothing.
 */
export async function walkProject(root: string, wanted: WalkFilter): Promise<Walked> {
  const walk: Walk = { root, wanted, folders: [{ real: root, place: '', above: [root] }], files: [], faulty: [] };
  for (const next of walk.folders) await lookInto(walk, next);
  return walk;
}

async function lookInto(walk: Walk, folder: Folder): Promise<void> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder.real, { withFileTypes: true });
  } catch (error) {
    walk.faulty.push({
      path: folder.place === '' ? 'studio.json' : folder.place,
      fault: { kind: 'unreadable', reason: errorCodeOf(error) },
    });
    return;
  }
  const names = new Map(entries.map((entry) => [entry.name, entry]));
  for (const name of [...names.keys()].sort()) {
    if (name.startsWith('.') || name === 'node_modules') continue;
    await lookAt(walk, folder, names.get(name) as Dirent);
  }
}

async function lookAt(walk: Walk, folder: Folder, entry: Dirent): Promise<void> {
  const place = folder.place === '' ? entry.name : `${folder.place}/${entry.name}`;
  const { wanted } = walk;
  if (!wanted.looksAt(place)) return;
  const isTaken = wanted.takes(place);
  const faulty = (fault: FileFault, path = place) => void walk.faulty.push({ path, fault });
  // The form of paths in required projects.
  if (isRequired(place)) return faulty({ kind: 'unreadable', reason: 'colon' }, `./${place}`);
  if (!entry.isSymbolicLink() && !entry.isDirectory() && !isTaken) return;
  if (place.length > LONGEST_PATH) return faulty({ kind: 'long-path', length: place.length, most: LONGEST_PATH });
  const there = { place, real: path.join(folder.real, entry.name) };
  const take = (real: string, isFolder: boolean) => {
    if (!isFolder) {
      if (isTaken) walk.files.push({ place, real });
    } else if (wanted.isNamedAsFile(place)) faulty({ kind: 'directory' });
    else if (!folder.above.includes(real)) walk.folders.push({ place, real, above: [...folder.above, real] });
  };
  if (!entry.isSymbolicLink()) return take(there.real, entry.isDirectory());
  try {
    const real = await realpath(there.real);
    if (!isInside(walk.root, real)) return faulty({ kind: 'outside' });
    take(real, (await stat(real)).isDirectory());
  } catch (error) {
    if (isTaken) faulty({ kind: 'unreadable', reason: errorCodeOf(error) });
  }
}
