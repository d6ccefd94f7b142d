import { constants, type Stats } from 'node:fs';
import { access, type FileHandle, lstat, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MOST_BYTES } from '#api/studio/limits.ts';
import { nameBeside, writeBeside } from '../files/beside.ts';
import { nameOfLock, withLock } from '../files/file-lock.ts';
import { isThere } from '../files/is-there.ts';
import { removeEmpty } from '../files/make-folders.ts';
import { isPlace } from '../files/place-name.ts';
import { openPlace, type PlaceToWrite } from '../files/place-to-write.ts';
import { openRegular, readOpened } from '../files/regular-file.ts';
import { reasonOf } from '../files/system-reason.ts';
import { encodeText, type OtherForm } from '../files/text-form.ts';
import { type DiskFile, documentOf, versionOf } from './project-files.ts';

/** What became of a save. Where it is not saved, nothing on the disk has changed. */
export type Saved =
  | { readonly saved: true; readonly version: string }
  /** Somebody else wrote the file since it was read, or took it away. */
  | { readonly saved: false; readonly reason: 'conflict'; readonly onDisk: DiskFile | null }
  /**
   * `bad-path`, `outside`, `directory`, `special`, `too-large`, `half-character` (with its line, from 0), or what the
   * system says, as `EACCES`. `read-only` and `hard-link`: not without being told to.
   */
  | { readonly saved: false; readonly reason: 'refused'; readonly code: string; readonly line?: number };

export interface TextToSave {
  readonly text: string;
  /** The version that the text was made from; null writes over whatever is there. */
  readonly base: string | null;
  /** Also a file that is read-only, or that has further names, which then keep the old text. */
  readonly insist?: boolean;
  readonly form?: OtherForm;
}

/** Bytes that a file has had before, to be put back as they were. */
export interface BytesToSave extends Omit<TextToSave, 'text' | 'form'> {
  readonly bytes: Buffer;
}

/** A file that nobody has written into for so long is written whole, in milliseconds; and how often that is looked at. */
const AT_REST = 50;
const MOST_LOOKS = 20;

const refused = (code: string): Saved => ({ saved: false, reason: 'refused', code });

/**
 * Writes a document whole, or not at all: beside it first, then in its place, when that still holds what the text was
 * made from. A link is written through when it leads inside the project. What the file has besides its text (mode,
 * owner, line ends, byte order mark) it keeps.
 */
export async function saveProjectFile(folder: string, place: string, saving: TextToSave | BytesToSave): Promise<Saved> {
  if (!isPlace(place)) return refused('bad-path');
  const line = 'text' in saving ? lineOfHalfCharacter(saving.text) : null;
  if (line !== null) return { saved: false, reason: 'refused', code: 'half-character', line };
  const missing = await missingFolders(folder, place);
  const saved = await saveAtPlace(folder, place, saving).catch((error: unknown) => refused(reasonOf(error)));
  if (!saved.saved) await removeEmpty(missing);
  return saved;
}

async function saveAtPlace(folder: string, place: string, saving: TextToSave | BytesToSave): Promise<Saved> {
  const where = await openPlace(await realpath(folder), place);
  if (where === null) return refused('outside');
  try {
    return await saveAt(where, place, saving);
  } finally {
    await where.close();
  }
}

/** The folders that are made for a file, the highest first. */
async function missingFolders(folder: string, place: string): Promise<readonly string[]> {
  const steps = place.split('/').slice(0, -1);
  const ways = steps.map((_, i) => path.join(folder, ...steps.slice(0, i + 1)));
  const there = await Promise.all(ways.map(isThere));
  return ways.filter((_, i) => there[i] === false);
}

async function saveAt(where: PlaceToWrite, place: string, saving: TextToSave | BytesToSave): Promise<Saved> {
  const file = where.at(where.name);
  const there = await lstat(file).catch(() => null);
  const before = there?.isSymbolicLink() === true ? null : there;
  const forbidden = before === null ? null : await whyNot(file, before, saving.insist === true);
  if (forbidden !== null) return refused(forbidden);
  const old = await openOld(file);
  const bytes = 'text' in saving ? encodeText(saving.text, old?.bytes ?? null, saving.form) : saving.bytes;
  await old?.handle.close();
  if (bytes.length > MOST_BYTES) return refused('too-large');
  const beside = where.at(nameBeside(where.name));
  await writeBeside(beside, bytes, before);
  try {
    return await withLock(where.at(nameOfLock(where.name)), async (lock): Promise<Saved> => {
      const now = await openOld(file);
      try {
        if (saving.base !== null && now?.version !== saving.base) return conflict(place, now);
        if (!(await where.isInside()) || !(await lock.isHeld())) return refused('moved');
        await rename(beside, file);
        const late = now === null || saving.base === null ? null : await writtenLate(now);
        if (late === null) return { saved: true, version: versionOf(bytes) };
        // Another program wrote into the file between our last look and our rename: its text is not ours to lose.
        await writeBeside(beside, late, before);
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

/** Why a file is not written over; `insist` takes the mildest reasons away. */
async function whyNot(file: string, before: Stats, insist: boolean): Promise<string | null> {
  if (before.isDirectory()) return 'directory';
  if (!before.isFile()) return 'special';
  if (insist) return null;
  if (before.nlink > 1) return 'hard-link';
  const mayWrite = await access(file, constants.W_OK).then(
    () => true,
    () => false,
  );
  // To the administrator nothing is forbidden, but somebody has said that the file is not to be written.
  return mayWrite && (before.mode & 0o222) !== 0 ? null : 'read-only';
}

interface OldFile {
  readonly handle: FileHandle;
  readonly bytes: Buffer;
  readonly version: string;
  /** When it was written last, as it was read. */
  readonly at: bigint;
}

/** The file that is there; null when there is none, or none that can be read as a document. */
async function openOld(file: string): Promise<OldFile | null> {
  const opened = await openRegular(file).catch((error: unknown) => {
    // A link that leads to nothing is replaced as if nothing were there.
    if (reasonOf(error) === 'ENOENT' || reasonOf(error) === 'ELOOP') return null;
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

/** What has been written into a file since it was read, once it is written whole; null: nothing. */
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

/** The line, from 0, of half a surrogate pair, which UTF-8 cannot hold; null when there is none. */
export function lineOfHalfCharacter(text: string): number | null {
  const at = text.search(/\p{Surrogate}/u);
  return at < 0 ? null : text.slice(0, at).split('\n').length - 1;
}
