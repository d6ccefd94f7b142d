import { typeOfKind } from '#authoring/project/pictures/picture-kinds.ts';
import { turnedPicture } from '#authoring/project/pictures/turned-picture.ts';
import { decodePath } from '../page/page-path.ts';
import { isSameSecret } from '../page/same-secret.ts';
import type { ShellFile } from '../page/shell.ts';
import { type PictureShelf, picturesAddress } from './picture-shelf.ts';
import type { PictureRead } from './read-pictures.ts';

/** Why there is no picture: the address is none, nobody was given it, or nothing lies there. */
export type NoPicture = 'wrongPath' | 'wrongToken' | 'noSuchFile';

/**
 * The picture at an address, `target` as it stands in the request. A page is told the secret in it by a call, and may keep
 * what it asks for by its version. All shelves are compared, so that the time tells nothing.
 */
export async function servedPicture(shelves: Iterable<PictureShelf>, target: string): Promise<ShellFile | NoPicture> {
  const path = decodePath(target);
  if (path === null || !path.startsWith(picturesAddress)) return 'wrongPath';
  const [secret = '', ...names] = path.slice(picturesAddress.length).split('/');
  const found = [...shelves].filter((shelf) => isSameSecret(secret, shelf.secret))[0];
  if (found === undefined) return 'wrongToken';
  const read = await found.read(names.join('/'));
  if (read === null) return 'noSuchFile';
  return fileOfPicture(read, target.split('?')[1] === read.picture.version);
}

/** A picture as a page is given it: upright, however it is stored. */
export function fileOfPicture({ picture, bytes, orientation }: PictureRead, keep: boolean): ShellFile {
  if (orientation === undefined) return { type: typeOfKind(picture.kind), bytes, keep };
  const turned = turnedPicture({ ...picture, orientation }, bytes.toString('base64'));
  return { type: 'image/svg+xml', bytes: Buffer.from(turned), keep };
}
