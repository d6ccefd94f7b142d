import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { MOST_PICTURE_BYTES } from '#api/studio/limits.ts';
import type { Orientation } from '#authoring/project/pictures/orientation.ts';
import { kindByEnding, picturesFolder } from '#authoring/project/pictures/picture-kinds.ts';
import type { FaultyPicture, ProjectPicture, SoundPicture } from '#authoring/project/pictures/project-picture.ts';
import { isPicture, readPicture } from '#authoring/project/pictures/read-picture.ts';
import { isDocumentPath } from '#authoring/text/files/document-path.ts';
import type { FileFault } from '#authoring/text/files/project-file.ts';
import { isPortablePath } from '../files/document-path.ts';
import { errorCodeOf } from '../files/error-code.ts';
import { isInside, isOpenedInside } from '../files/inside-folder.ts';
import { openRegular, readOpened } from '../files/regular-file.ts';
import { versionOf } from '../project/project-files.ts';
import { type WalkFilter, walkProject } from '../project/walk-project.ts';

/** Each is in memory as a whole. */
const AT_ONCE = 4;

export interface PictureRead {
  readonly picture: SoundPicture;
  readonly bytes: Buffer;
  /** EXIF orientation that the drawing must apply. */
  readonly orientation?: Orientation;
}

export type KnownPictures = Map<string, { readonly mark: string; readonly picture: ProjectPicture }>;

const isPictureThere = (place: string): boolean => place.startsWith(`${picturesFolder}/`) && !isDocumentPath(place);
const wanted: WalkFilter = {
  looksAt: (place) => place.toLowerCase().split('/')[0] === picturesFolder,
  takes: (place) => isPictureThere(place) || (kindByEnding(place) !== null && place.includes('/')),
  isNamedAsFile: (place) => isPictureThere(place) && kindByEnding(place) !== null,
};

/**
 * All files below `assets` that are no documents, sorted by path; unusable ones with their fault. Links are followed
 * inside the folder only.
 */
export async function readPictures(
  folder: string,
  known: KnownPictures = new Map(),
): Promise<readonly ProjectPicture[]> {
  const root = await realpath(folder).catch(() => null);
  if (root === null) return [];
  const { files, faulty } = await walkProject(root, wanted);
  const found: ProjectPicture[] = faulty.filter(({ path: place }) => wanted.looksAt(place));
  for (let at = 0; at < files.length; at += AT_ONCE) {
    const some = files.slice(at, at + AT_ONCE);
    found.push(...(await Promise.all(some.map(({ place, real }) => look(root, place, real, known)))));
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

export async function readPictureFile(folder: string, place: string): Promise<PictureRead | null> {
  if (!isPortablePath(place) || !wanted.isNamedAsFile(place)) return null;
  try {
    const root = await realpath(folder);
    const real = await realpath(path.join(root, place));
    if (!isInside(root, real)) return null;
    const read = await open(root, place, real);
    return read !== 'same' && 'bytes' in read ? read : null;
  } catch {
    return null;
  }
}

async function look(root: string, place: string, real: string, known: KnownPictures): Promise<ProjectPicture> {
  if (!isPictureThere(place)) return { path: place, fault: { kind: 'misnamed' } };
  const before = known.get(real);
  try {
    const read = await open(root, place, real, before?.mark);
    if (read === 'same' && before !== undefined) return { ...before.picture, path: place };
    if (read === 'same' || !('mark' in read)) return { path: place, fault: faultIn(read) };
    const picture = 'picture' in read ? read.picture : { path: place, fault: read.fault };
    known.set(real, { mark: read.mark, picture });
    return picture;
  } catch (error) {
    return { path: place, fault: { kind: 'unreadable', reason: errorCodeOf(error) } };
  }
}

const faultIn = (read: Opened): FaultyPicture['fault'] =>
  typeof read !== 'string' && 'fault' in read ? read.fault : { kind: 'special' };

/** `mark` changes when the file is written. `same`: unchanged. */
type Opened =
  | 'same'
  | (PictureRead & { readonly mark: string })
  | { readonly fault: FaultyPicture['fault']; readonly mark: string }
  | { readonly fault: FileFault };

async function open(root: string, place: string, real: string, known?: string): Promise<Opened> {
  const opened = await openRegular(real, MOST_PICTURE_BYTES);
  if ('fault' in opened) return { fault: opened.fault };
  const { handle } = opened;
  try {
    if (!isOpenedInside(root, handle)) return { fault: { kind: 'outside' } };
    const { ino, size, mtimeNs } = await handle.stat({ bigint: true });
    const mark = `${ino} ${size} ${mtimeNs}`;
    if (mark === known) return 'same';
    const read = await readOpened(handle, opened.bytes, MOST_PICTURE_BYTES);
    if ('fault' in read) return { fault: read.fault };
    const { bytes } = read;
    const head = readPicture(place, bytes);
    if (!isPicture(head)) return { fault: head, mark };
    const { kind, width, height, orientation } = head;
    const picture = { path: place, version: versionOf(bytes), bytes: bytes.length, kind, width, height };
    return { picture, bytes, mark, ...(orientation === undefined ? {} : { orientation }) };
  } finally {
    await handle.close();
  }
}
