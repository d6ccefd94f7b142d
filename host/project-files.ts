import { createHash } from 'node:crypto';
import { constants, type Dirent, type Stats } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { isRequired } from '#authoring/packages/package-path.ts';
import type { FileFault, ProjectFile } from '#authoring/project-file.ts';
import { decodeText } from './decode-text.ts';

/** Larger than any document of a project of 6,000 cards in one file. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Reads every document of a project folder: the `.json` files in it, hidden ones and packages left out. A file that
 * cannot be read is in the list with its fault. What links lead to is read only when it lies inside the folder.
 * Paths have slashes and are in code-point order; the version of a text is the SHA-256 of its bytes. Writes nothing.
 */
export async function readProjectFiles(folder: string): Promise<ProjectFile[]> {
  let root: string;
  try {
    root = await realpath(folder);
    if (!(await stat(root)).isDirectory()) return [];
  } catch (error) {
    if (reasonOf(error) === 'ENOENT' || reasonOf(error) === 'ENOTDIR') return [];
    return [{ path: 'studio.json', fault: { kind: 'unreadable', reason: reasonOf(error) } }];
  }
  const found: ProjectFile[] = [];
  await readFolder({ root, found }, root, '', [root]);
  return found.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** Reads one document of a project again, as `readProjectFiles` does; null when it is not there. */
export async function readProjectFile(folder: string, place: string): Promise<ProjectFile | null> {
  try {
    const root = await realpath(folder);
    const real = await realpath(path.join(root, place));
    if (!isInside(root, real)) return { path: place, fault: { kind: 'outside' } };
    return await readDocument(real, place, await stat(real));
  } catch (error) {
    if (reasonOf(error) === 'ENOENT' || reasonOf(error) === 'ENOTDIR') return null;
    return { path: place, fault: { kind: 'unreadable', reason: reasonOf(error) } };
  }
}

/** Whether a resolved path is the folder or lies in it. */
export function isInside(root: string, real: string): boolean {
  const relative = path.relative(root, real);
  return relative === '' || (relative !== '..' && !relative.startsWith(`..${path.sep}`) && !path.isAbsolute(relative));
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

interface Reading {
  readonly root: string;
  readonly found: ProjectFile[];
}

/** `above` are the resolved folders on the way here: a link back to one of them is not followed again. */
async function readFolder(reading: Reading, real: string, place: string, above: readonly string[]): Promise<void> {
  let entries: Dirent[];
  try {
    entries = await readdir(real, { withFileTypes: true });
  } catch (error) {
    reading.found.push({ path: place, fault: { kind: 'unreadable', reason: reasonOf(error) } });
    return;
  }
  await Promise.all(
    entries
      .filter((entry) => !entry.name.startsWith('.') && entry.name !== 'node_modules')
      .map((entry) => readEntry(reading, entry, path.join(real, entry.name), joined(place, entry.name), above)),
  );
}

async function readEntry(
  reading: Reading,
  entry: Dirent,
  file: string,
  place: string,
  above: readonly string[],
): Promise<void> {
  const faulty = (fault: FileFault) => void reading.found.push({ path: place, fault });
  const isDocument = place.endsWith('.json');
  // So files of other projects are called.
  if (isRequired(place))
    return void reading.found.push({ path: `./${place}`, fault: { kind: 'unreadable', reason: 'colon' } });
  if (!entry.isSymbolicLink() && !entry.isDirectory() && !isDocument) return;
  try {
    const real = await realpath(file);
    if (!isInside(reading.root, real)) return faulty({ kind: 'outside' });
    const stats = await stat(real);
    if (stats.isDirectory() && !isDocument) {
      if (!above.includes(real)) await readFolder(reading, real, place, [...above, real]);
    } else if (isDocument) reading.found.push(await readDocument(real, place, stats));
  } catch (error) {
    if (isDocument || entry.isDirectory()) faulty({ kind: 'unreadable', reason: reasonOf(error) });
  }
}

async function readDocument(real: string, place: string, stats: Stats): Promise<ProjectFile> {
  if (stats.isDirectory()) return { path: place, fault: { kind: 'directory' } };
  // A pipe or a device would keep us waiting for ever.
  if (!stats.isFile()) return { path: place, fault: { kind: 'unreadable', reason: 'not a file' } };
  if (stats.size > mostBytes) return { path: place, fault: { kind: 'too-large', bytes: stats.size } };
  const bytes = await readWhole(real);
  if (bytes === null) return { path: place, fault: { kind: 'unreadable', reason: 'not a file' } };
  const decoded = decodeText(bytes);
  return 'fault' in decoded
    ? { path: place, fault: decoded.fault }
    : { path: place, version: versionOf(bytes), text: decoded.text, bom: decoded.bom };
}

/** Follows no link any more, and waits for nobody: what was looked at may be another thing by now. Null: it is no file. */
async function readWhole(real: string): Promise<Buffer | null> {
  const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;
  const handle = await open(real, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    return (await handle.stat()).isFile() ? await handle.readFile() : null;
  } finally {
    await handle.close();
  }
}

function joined(place: string, name: string): string {
  return place === '' ? name : `${place}/${name}`;
}
