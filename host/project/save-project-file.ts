import { constants, type Stats } from 'node:fs';
import { access, type FileHandle, lstat, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MOST_BYTES } from '#api/studio/limits.ts';
import { isProjectPath } from '../files/document-path.ts';
import { errorCodeOf } from '../files/error-code.ts';
import { nameOfLock, withLock } from '../files/file-lock.ts';
import { removeEmpty } from '../files/make-folders.ts';
import { pathExists } from '../files/path-exists.ts';
import { openRegular, readOpened } from '../files/regular-file.ts';
import { openForWriting, type WritableFile } from '../files/safe-path.ts';
import { encodeText, type TextEncoding } from '../files/text-form.ts';
import { temporaryName, writeTemporaryFile } from '../files/write-files.ts';
import { type DiskFile, documentOf, versionOf } from './project-files.ts';

/** If not saved, nothing on disk has changed. */
export type Saved =
  | { readonly saved: true; readonly version: string }
  /** The file was changed or removed by others. */
  | { readonly saved: false; readonly reason: 'conflict'; readonly onDisk: DiskFile | null }
  /**
   * `bad-path`, `outside`, `directory`, `special`, `too-large`, `half-character` (with its line, from 0), or an error
   * code of the system such as `EACCES`. `read-only` and `hard-link` can be overridden by `insist`.
   */
  | { readonly saved: false; readonly reason: 'refused'; readonly code: string; readonly line?: number };

export interface TextToSave {
  readonly text: string;
  /** The version it was edited from; null overwrites anything. */
  readonly base: string | null;
  /** Also saves read-only files and hard links, whose other names keep the old text. */
  readonly insist?: boolean;
  readonly form?: TextEncoding;
}

export interface BytesToSave extends Omit<TextToSave, 'text' | 'form'> {
  readonly bytes: Buffer;
}

/** A file unchanged for this time, in milliseconds, is completely written; and how often that is checked. */
const AT_REST = 50;
const MOST_LOOKS = 20;

const refused = (code: string): Saved => ({ saved: false, reason: 'refused', code });

/**
 * Saves atomically, if the file still has the base version. Links inside the project are followed. Mode, owner, line
 * ends and byte order mark are kept.
 */
export async function saveProjectFile(folder: string, place: string, saving: TextToSave | BytesToSave): Promise<Saved> {
  if (!isProjectPath(place)) return refused('bad-path');
  const line = 'text' in saving ? lineOfLoneSurrogate(saving.text) : null;
  if (line !== null) return { saved: false, reason: 'refused', code: 'half-character', line };
  const missing = await missingFolders(folder, place);
  const saved = await saveAtPlace(folder, place, saving).catch((error: unknown) => refused(errorCodeOf(error)));
  if (!saved.saved) await removeEmpty(missing);
  return saved;
}

async function saveAtPlace(folder: string, place: string, saving: TextToSave | BytesToSave): Promise<Saved> {
  const where = await openForWriting(await realpath(folder), place);
  if (where === null) return refused('outside');
  try {
    return await saveAt(where, place, saving);
  } finally {
    await where.close();
  }
}

async function missingFolders(folder: string, place: string): Promise<readonly string[]> {
  const steps = place.split('/').slice(0, -1);
  const ways = steps.map((_, i) => path.join(folder, ...steps.slice(0, i + 1)));
  const there = await Promise.all(ways.map(pathExists));
  return ways.filter((_, i) => there[i] === false);
}

async function saveAt(where: WritableFile, place: string, saving: TextToSave | BytesToSave): Promise<Saved> {
  const file = where.at(where.name);
  const there = await lstat(file).catch(() => null);
  const before = there?.isSymbolicLink() === true ? null : there;
  const forbidden = before === null ? null : await whyNot(file, before, saving.insist === true);
  if (forbidden !== null) return refused(forbidden);
  const old = await openOld(file);
  const bytes = 'text' in saving ? encodeText(saving.text, old?.bytes ?? null, saving.form) : saving.bytes;
  await old?.handle.close();
  if (bytes.length > MOST_BYTES) return refused('too-large');
  const beside = where.at(temporaryName(where.name));
  await writeTemporaryFile(beside, bytes, before);
  try {
    return await withLock(where.at(nameOfLock(where.name)), async (lock): Promise<Saved> => {
      const now = await openOld(file);
      try {
        if (saving.base !== null && now?.version !== saving.base) return conflict(place, now);
        if (!(await where.isInside()) || !(await lock.isHeld())) return refused('moved');
        await rename(beside, file);
        const late = now === null || saving.base === null ? null : await writtenLate(now);
        if (late === null) return { saved: true, version: versionOf(bytes) };
        // Another program wrote between our last check and the rename: its text is restored.
        await writeTemporaryFile(beside, late, before);
        await rename(beside, file);
        return { saved: false, reason: 'conflict', onDisk: documentOf(place, late) };
      } finally {
        await now?.handle.close();
      }
    });
  } finally {
    await rm(beside, { force: true });
  }
}

function conflict(place: string, now: OldFile | null): Saved {
  return { saved: false, reason: 'conflict', onDisk: now === null ? null : documentOf(place, now.bytes) };
}

/** Null: it may be overwritten; `insist` allows read-only files and hard links. */
async function whyNot(file: string, before: Stats, insist: boolean): Promise<string | null> {
  if (before.isDirectory()) return 'directory';
  if (!before.isFile()) return 'special';
  if (insist) return null;
  if (before.nlink > 1) return 'hard-link';
  const mayWrite = await access(file, constants.W_OK).then(
    () => true,
    () => false,
  );
  // Root may write anything, but the read-only flag is respected.
  return mayWrite && (before.mode & 0o222) !== 0 ? null : 'read-only';
}

interface OldFile {
  readonly handle: FileHandle;
  readonly bytes: Buffer;
  readonly version: string;
  readonly at: bigint;
}

/** Null: none, or not readable as a document. */
async function openOld(file: string): Promise<OldFile | null> {
  const opened = await openRegular(file).catch((error: unknown) => {
    if (errorCodeOf(error) === 'ENOENT' || errorCodeOf(error) === 'ELOOP') return null;
    throw error;
  });
  if (opened === null || 'fault' in opened) return null;
  const { handle } = opened;
  try {
    const { mtimeNs: at } = await handle.stat({ bigint: true });
    const read = await readOpened(handle, opened.bytes);
    if ('bytes' in read) return { handle, bytes: read.bytes, version: versionOf(read.bytes), at };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

/** What others wrote into the file since it was read, once complete; null: nothing. */
async function writtenLate({ handle, version, at }: OldFile): Promise<Buffer | null> {
  let last = at;
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    const { mtimeNs } = await handle.stat({ bigint: true });
    if (mtimeNs === last) break;
    last = mtimeNs;
    await wait(AT_REST);
  }
  if (last === at) return null;
  const read = await readOpened(handle, (await handle.stat()).size);
  return 'bytes' in read && versionOf(read.bytes) !== version ? read.bytes : null;
}

/** The line, from 0, of a lone surrogate, which UTF-8 cannot encode; null: none. */
export function lineOfLoneSurrogate(text: string): number | null {
  const at = text.search(/\p{Surrogate}/u);
  return at < 0 ? null : text.slice(0, at).split('\n').length - 1;
}
