import { randomBytes } from 'node:crypto';
import { MOST_PICTURE_BYTES } from '#api/studio/limits.ts';
import { isPicturePath } from '#authoring/project/pictures/picture-kinds.ts';
import type { FaultyPicture, ProjectPicture } from '#authoring/project/pictures/project-picture.ts';
import { isPicture, readPicture } from '#authoring/project/pictures/read-picture.ts';
import { nameIn, readName } from '#authoring/text/files/package-path.ts';
import { isPlainPlace } from '../files/place-name.ts';
import { findRequired } from '../project/read-project.ts';
import { type KnownPictures, type PictureRead, readPictureFile, readPictures } from './read-pictures.ts';

/** Below it lie the pictures of all projects that are open. */
export const picturesAddress = '/pictures/';

/** The pictures of one project and of those that it requires. */
export interface PictureShelf {
  /** The address below which a page finds them. It holds a secret: a picture element can send no key along. */
  readonly at: string;
  readonly secret: string;
  /** The project's own first. */
  list(): Promise<readonly ProjectPicture[]>;
  /** A picture by its path, as the list calls it; null: none that is shown. */
  read(place: string): Promise<PictureRead | null>;
}

export function makePictureShelf(folder: string): PictureShelf {
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

/** The one folder of each project that is required. */
function requiredFolders(folder: string): ReadonlyMap<string, string> {
  const found = [...findRequired(folder)];
  return new Map(found.flatMap(([id, [only, ...more]]) => (only === undefined || more.length > 0 ? [] : [[id, only]])));
}

/** Why bytes may not become the picture at a path; null when they may. */
export function faultOfPicture(place: string, bytes: Uint8Array): FaultyPicture['fault'] | null {
  if (!isPicturePath(place) || !isPlainPlace(place)) return { kind: 'ending' };
  if (bytes.length > MOST_PICTURE_BYTES) return { kind: 'too-large', bytes: bytes.length, most: MOST_PICTURE_BYTES };
  const read = readPicture(place, bytes);
  return isPicture(read) ? null : read;
}
