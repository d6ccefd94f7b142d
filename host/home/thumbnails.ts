import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { MOST_THUMBNAIL_BYTES } from '#api/studio/limits.ts';
import { isPicture, readPicture } from '#authoring/project/pictures/read-picture.ts';
import { makeFolders } from '../files/make-folders.ts';
import { readOwnFile } from '../files/regular-file.ts';
import { replaceFile } from '../files/write-files.ts';

// One file a project, in a folder outside of all projects.

const OWN = 0o600;
const OWN_FOLDER = 0o700;
/** Longest side in pixels. */
const LONGEST = 400;

export interface Thumbnails {
  keep(project: string, bytes: Uint8Array): Promise<boolean>;
  read(project: string): Promise<Buffer | null>;
  leaveOnly(projects: readonly string[]): Promise<void>;
}

export function makeThumbnails(place: string): Thumbnails {
  return {
    async keep(project, bytes) {
      if (!isThumbnail(bytes)) return false;
      await makeFolders(place, OWN_FOLDER);
      await replaceFile(path.join(place, nameOf(project)), Buffer.from(bytes), OWN);
      return true;
    },
    async read(project) {
      const file = path.join(place, nameOf(project));
      const bytes = await readOwnFile(file, MOST_THUMBNAIL_BYTES);
      return bytes !== null && isThumbnail(bytes) ? bytes : null;
    },
    async leaveOnly(projects) {
      const left = new Set(projects.map(nameOf));
      const others = (await readdir(place).catch(() => [])).filter((name) => !left.has(name));
      await Promise.all(others.map((name) => rm(path.join(place, name), { force: true })));
    },
  };
}

const nameOf = (project: string): string => `${createHash('sha256').update(project).digest('hex').slice(0, 32)}.webp`;

function isThumbnail(bytes: Uint8Array): boolean {
  if (bytes.length > MOST_THUMBNAIL_BYTES) return false;
  const read = readPicture('thumbnail.webp', bytes);
  return isPicture(read) && Math.max(read.width, read.height) <= LONGEST;
}
