import { constants } from 'node:fs';
import { access, type FileHandle, lstat, mkdir, open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { errorCodeOf } from './error-code.ts';
import { isInside, isOpenedInside } from './inside-folder.ts';

export interface WritableFile {
  readonly name: string;
  /** A path for system calls that stays in the opened folder, even if the path to it changes. */
  at(name: string): string;
  isInside(): Promise<boolean>;
  close(): Promise<void>;
}

const { O_RDONLY, O_NOFOLLOW = 0, O_DIRECTORY = 0 } = constants;
/** Against cycles. */
const MOST_LINKS = 8;

/**
 * The place of a document; missing folders are made. Links inside the project are followed; null if one leads out. On
 * Linux each folder is opened from its parent, so none can be replaced by a link (TOCTOU); elsewhere that race remains.
 */
export async function openForWriting(root: string, place: string, links = MOST_LINKS): Promise<WritableFile | null> {
  const steps = place.split('/');
  const name = steps.pop() ?? '';
  const folder = await openSteps(root, steps, 'make', links);
  if (folder === null) return null;
  const linked = await closedOnFault(folder, linkedTo(folder.at(name)));
  if (linked === null) return { name, ...folder };
  await folder.close();
  if (links === 0 || !isInside(root, linked)) return null;
  return await openForWriting(root, path.relative(root, linked).split(path.sep).join('/'), links - 1);
}

/**
 * The parent folder of a file or folder that may not exist and is not followed if it is a link; null if the path leads
 * out of the project. Throws errors of the system such as `ENOENT`.
 */
export async function openParentFolder(root: string, place: string): Promise<WritableFile | null> {
  const steps = place.split('/');
  const name = steps.pop() ?? '';
  const folder = await openSteps(root, steps, 'find', MOST_LINKS);
  return folder === null ? null : { name, ...folder };
}

async function closedOnFault<T>(held: { close(): Promise<void> }, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await held.close();
    throw error;
  }
}

type Folder = Omit<WritableFile, 'name'>;
type Missing = 'make' | 'find';

async function openSteps(root: string, steps: readonly string[], how: Missing, links: number): Promise<Folder | null> {
  return (await canHold()) ? await heldFolder(root, steps, how, links) : await namedFolder(root, steps, how);
}

async function heldFolder(root: string, steps: readonly string[], how: Missing, links: number): Promise<Folder | null> {
  let handle = await openFolder(root);
  for (const [i, step] of steps.entries()) {
    const next = inHandle(handle, step);
    const opened = await closedOnFault(handle, openedOrLinked(next, how));
    if (typeof opened === 'string') {
      await handle.close();
      if (links === 0 || !isInside(root, opened)) return null;
      const real = path.relative(root, opened).split(path.sep);
      const rest = steps.slice(i + 1);
      return await heldFolder(root, [...real.filter((one) => one !== ''), ...rest], how, links - 1);
    }
    await handle.close();
    handle = opened;
  }
  return {
    at: (name) => inHandle(handle, name),
    isInside: () => Promise.resolve(isOpenedInside(root, handle)),
    close: () => handle.close(),
  };
}

/** The open folder, or the target of a link, where resolving begins again. */
async function openedOrLinked(next: string, how: Missing): Promise<FileHandle | string> {
  try {
    if (how === 'make') await make(next);
    return await openFolder(next);
  } catch (error) {
    const linked = errorCodeOf(error) === 'ELOOP' || errorCodeOf(error) === 'ENOTDIR' ? await linkedTo(next) : null;
    if (linked === null) throw error;
    return linked;
  }
}

async function namedFolder(root: string, steps: readonly string[], how: Missing): Promise<Folder | null> {
  let folder = root;
  for (const step of steps) {
    const next = path.join(folder, step);
    // Made one by one, each after its parent was found to be inside.
    if (how === 'make') await make(next);
    folder = await realpath(next);
    if (!isInside(root, folder)) return null;
  }
  return {
    at: (name) => path.join(folder, name),
    isInside: async () => (await realpath(folder)) === folder,
    close: () => Promise.resolve(),
  };
}

async function canHold(): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  return await access('/proc/self/fd').then(
    () => true,
    () => false,
  );
}

function inHandle(handle: FileHandle, name: string): string {
  return `/proc/self/fd/${handle.fd}/${name}`;
}

function openFolder(real: string): Promise<FileHandle> {
  return open(real, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
}

async function make(folder: string): Promise<void> {
  await mkdir(folder).catch((error: unknown) => {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  });
}

async function linkedTo(file: string): Promise<string | null> {
  const stats = await lstat(file).catch(() => null);
  if (stats?.isSymbolicLink() !== true) return null;
  return await realpath(file).catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  });
}
