import { pathInside } from '#authoring/text/files/package-path.ts';
import type { FileFault } from '#authoring/text/files/project-file.ts';
import type { PictureKind } from './picture-kinds.ts';
import type { PictureFault } from './read-picture.ts';

/** In the project or in a required one (`package:path`). */
export interface SoundPicture {
  readonly path: string;
  /** SHA-256 in hexadecimal. */
  readonly version: string;
  readonly bytes: number;
  readonly kind: PictureKind;
  /** In pixels, as shown. */
  readonly width: number;
  readonly height: number;
}

export interface FaultyPicture {
  readonly path: string;
  readonly fault: PictureFault | FileFault;
}

export type ProjectPicture = SoundPicture | FaultyPicture;

export const isSoundPicture = (picture: ProjectPicture): picture is SoundPicture => !('fault' in picture);

/** The host lists own pictures first: they override those of required projects. */
export function picturesByPath(pictures: readonly ProjectPicture[]): ReadonlyMap<string, ProjectPicture> {
  const found = new Map<string, ProjectPicture>();
  for (const picture of pictures) {
    const path = pathInside(picture.path);
    if (!found.has(path)) found.set(path, picture);
  }
  return found;
}
