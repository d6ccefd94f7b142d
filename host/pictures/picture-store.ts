import { randomBytes } from 'node:crypto';
import { MOST_PICTURE_BYTES } from '#api/studio/limits.ts';
import { isPicturePath } from '#authoring/project/pictures/picture-kinds.ts';
import type { FaultyPicture, ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import { isPicture, readPicture } from '#authoring/project/pictures/read-picture.ts';
import { nameIn, readName } from '#authoring/text/files/package-path.ts';
import { isPortablePath } from '../files/document-path.ts';
import { findRequired } from '../project/read-project.ts';
import { type KnownPictures, type PictureRead, readPictureFile, readPictures } from './read-pictures.ts';

export const picturesAddress = '/pictures/';

export interface PictureStore {
  /** Base address; it holds a secret, since picture elements cannot send a token. */
  readonly at: string;
  readonly secret: string;
  list(): Promise<readonly ProjectPicture[]>;
  read(place: string): Promise<PictureRead | null>;
}

export function makePictureStore(folder: string): PictureStore {
  const secret = randomBytes(32).toString('hex');
  const known: KnownPictures = new Map();
  let folders = requiredFolders(folder);
  return {
    secret,
    at: `${picturesAddress}${secret}/`,
    async list() {
      folders = requiredFolders(folder);
      const found = [...(await readPictures(folder, known))];
      for (const [id, place] of folders)
        found.push(...(await readPictures(place, known)).map((one) => ({ ...one, path: nameIn(id, one.path) })));
      return found;
    },
    read(place) {
      const { package: project, name } = readName(place);
      const its = project === null ? folder : folders.get(project);
      return its === undefined ? Promise.resolve(null) : readPictureFile(its, name);
    },
  };
}

function requiredFolders(folder: string): ReadonlyMap<string, string> {
  const found = [...findRequired(folder)];
  return new Map(found.flatMap(([id, [only, ...more]]) => (only === undefined || more.length > 0 ? [] : [[id, only]])));
}

export function faultOfPicture(place: string, bytes: Uint8Array): FaultyPicture['fault'] | null {
  if (!isPicturePath(place) || !isPortablePath(place)) return { kind: 'ending' };
  if (bytes.length > MOST_PICTURE_BYTES) return { kind: 'too-large', bytes: bytes.length, most: MOST_PICTURE_BYTES };
  const read = readPicture(place, bytes);
  return isPicture(read) ? null : read;
}
