import { typeOfKind } from '#authoring/project/pictures/picture-kinds.ts';
import { turnedPicture } from '#authoring/project/pictures/turned-picture.ts';
import { decodePath } from '../page/page-path.ts';
import { isSameSecret } from '../page/same-secret.ts';
import type { ShellFile } from '../page/shell.ts';
import { type PictureStore, picturesAddress } from './picture-store.ts';
import type { PictureRead } from './read-pictures.ts';

/** The address is invalid, its secret is unknown, or there is no such picture. */
export type NoPicture = 'wrongPath' | 'wrongToken' | 'noSuchFile';

/**
 * `target` is the raw request target. It holds the secret; a version makes it cacheable. All shelves are compared, in
 * constant time.
 */
export async function servedPicture(shelves: Iterable<PictureStore>, target: string): Promise<ShellFile | NoPicture> {
  const path = decodePath(target);
  if (path === null || !path.startsWith(picturesAddress)) return 'wrongPath';
  const [secret = '', ...names] = path.slice(picturesAddress.length).split('/');
  const found = [...shelves].filter((shelf) => isSameSecret(secret, shelf.secret))[0];
  if (found === undefined) return 'wrongToken';
  const read = await found.read(names.join('/'));
  if (read === null) return 'noSuchFile';
  return fileOfPicture(read, target.split('?')[1] === read.picture.version);
}

/** Rotated upright. */
export function fileOfPicture({ picture, bytes, orientation }: PictureRead, keep: boolean): ShellFile {
  if (orientation === undefined) return { type: typeOfKind(picture.kind), bytes, keep };
  const turned = turnedPicture({ ...picture, orientation }, bytes.toString('base64'));
  return { type: 'image/svg+xml', bytes: Buffer.from(turned), keep };
}
