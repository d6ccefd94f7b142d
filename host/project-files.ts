import { createHash } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { LONGEST_PATH, MOST_BYTES_IN_ALL } from '#api/limits.ts';
import { isDocumentPath } from '#authoring/documents/document-path.ts';
import { isRequired } from '#authoring/packages/package-path.ts';
import type { FileFault, ProjectFile } from '#authoring/project-file.ts';
import { decodeText, endsOf } from './decode-text.ts';
import { isInside, isOpenedInside } from './inside.ts';
import { type OpenedFile, openRegular, readOpened } from './regular-file.ts';

/** Files that are open at a time: a system gives a program a thousand or so. */
const AT_ONCE = 32;

/** How many bytes may still be read; one for all the projects that are read together. */
export interface Budget {
  bytes: number;
}

/**
 * Reads every document of a project folder: the `.json` files in it and its table of terms, hidden ones and packages left out. A file that
 * cannot be read is in the list with its fault. What links lead to is read only when it lies inside the folder.
 * Paths have slashes and are in code-point order; the version of a text is the SHA-256 of its bytes. Writes nothing.
 */
export async function readProjectFiles(
  folder: string,
  budget: Budget = { bytes: MOST_BYTES_IN_ALL },
): Promise<ProjectFile[]> {
  let root: string;
  try {
    root = await realpath(folder);
    if (!(await stat(root)).isDirectory()) return [];
  } catch (error) {
    if (reasonOf(error) === 'ENOENT' || reasonOf(error) === 'ENOTDIR') return [];
    return [{ path: 'studio.json', fault: { kind: 'unreadable', reason: reasonOf(error) } }];
  }
  const walk: Walk = { root, folders: [{ real: root, place: '', above: [root] }], documents: [], faulty: [] };
  for (const next of walk.folders) await lookInto(walk, next);
  // The project's own document before all others: without it none of them means anything.
  const documents = walk.documents.sort(
    (a, b) => Number(b.place === 'studio.json') - Number(a.place === 'studio.json'),
  );
  const read: ProjectFile[] = [];
  for (let at = 0; at < documents.length; at += AT_ONCE)
    read.push(...(await readTogether(root, documents.slice(at, at + AT_ONCE), budget)));
  return [...walk.faulty, ...read].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** Reads one document of a project again, as `readProjectFiles` does; null when it is not there. */
export async function readProjectFile(folder: string, place: string): Promise<ProjectFile | null> {
  try {
    const root = await realpath(folder);
    const real = await realpath(path.join(root, place));
    if (!isInside(root, real)) return { path: place, fault: { kind: 'outside' } };
    const [file] = await readTogether(root, [{ place, real }], { bytes: MOST_BYTES_IN_ALL });
    return file ?? null;
  } catch (error) {
    if (reasonOf(error) === 'ENOENT' || reasonOf(error) === 'ENOTDIR') return null;
    return { path: place, fault: { kind: 'unreadable', reason: reasonOf(error) } };
  }
}

/** A document out of its bytes. */
export function documentOf(place: string, bytes: Buffer): ProjectFile {
  const decoded = decodeText(bytes);
  return 'fault' in decoded
    ? {
        path: place,
        fault: decoded.fault.kind === 'encoding' ? { ...decoded.fault, version: versionOf(bytes) } : decoded.fault,
      }
    : { path: place, version: versionOf(bytes), text: decoded.text, bom: decoded.bom, ends: endsOf(decoded.raw) };
}

/** The version of a text: the same bytes have the same one, whoever wrote them. */
export function versionOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The short name of what the system refused, as `EACCES`. */
export function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : String(error);
}

interface Found {
  readonly place: string;
  readonly real: string;
}
/** `above` are the resolved folders on the way here: a link back to one of them is not followed again. */
interface Folder extends Found {
  readonly above: readonly string[];
}
interface Walk {
  readonly root: string;
  readonly folders: Folder[];
  readonly documents: Found[];
  readonly faulty: ProjectFile[];
}

async function lookInto(walk: Walk, folder: Folder): Promise<void> {
  let entries: Dirent[];
  try {
    entries = await readdir(folder.real, { withFileTypes: true });
  } catch (error) {
    walk.faulty.push({
      path: folder.place === '' ? 'studio.json' : folder.place,
      fault: { kind: 'unreadable', reason: reasonOf(error) },
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
  const isDocument = isDocumentPath(place);
  const faulty = (fault: FileFault, path = place) => void walk.faulty.push({ path, fault });
  // So files of other projects are called.
  if (isRequired(place)) return faulty({ kind: 'unreadable', reason: 'colon' }, `./${place}`);
  if (!entry.isSymbolicLink() && !entry.isDirectory() && !isDocument) return;
  if (place.length > LONGEST_PATH) return faulty({ kind: 'long-path', length: place.length, most: LONGEST_PATH });
  const there = { place, real: path.join(folder.real, entry.name) };
  const take = (real: string, isFolder: boolean) => {
    if (!isFolder) {
      if (isDocument) walk.documents.push({ place, real });
    } else if (isDocument) faulty({ kind: 'directory' });
    else if (!folder.above.includes(real)) walk.folders.push({ place, real, above: [...folder.above, real] });
  };
  if (!entry.isSymbolicLink()) return take(there.real, entry.isDirectory());
  try {
    const real = await realpath(there.real);
    if (!isInside(walk.root, real)) return faulty({ kind: 'outside' });
    take(real, (await stat(real)).isDirectory());
  } catch (error) {
    if (isDocument) faulty({ kind: 'unreadable', reason: reasonOf(error) });
  }
}

/** Reads some documents at once. Which of them are too much for the budget depends on their order alone. */
async function readTogether(root: string, found: readonly Found[], budget: Budget): Promise<ProjectFile[]> {
  const opened = await Promise.all(found.map(({ real }) => openInside(root, real)));
  const affordable = opened.map((one) => 'fault' in one || isAfforded(budget, one.bytes));
  return await Promise.all(
    found.map(async ({ place }, i) => {
      const one = opened[i] as OpenedFile;
      if ('fault' in one) return { path: place, fault: one.fault };
      try {
        if (affordable[i] === false) return { path: place, fault: { kind: 'too-much', most: MOST_BYTES_IN_ALL } };
        const read = await readOpened(one.handle, one.bytes);
        return 'fault' in read ? { path: place, fault: read.fault } : documentOf(place, read.bytes);
      } catch (error) {
        return { path: place, fault: { kind: 'unreadable', reason: reasonOf(error) } };
      } finally {
        await one.handle.close();
      }
    }),
  );
}

async function openInside(root: string, real: string): Promise<OpenedFile> {
  try {
    const opened = await openRegular(real);
    if ('fault' in opened || isOpenedInside(root, opened.handle)) return opened;
    await opened.handle.close();
    return { fault: { kind: 'outside' } };
  } catch (error) {
    return { fault: { kind: 'unreadable', reason: reasonOf(error) } };
  }
}

function isAfforded(budget: Budget, bytes: number): boolean {
  if (bytes > budget.bytes) return false;
  budget.bytes -= bytes;
  return true;
}
