import { pathInside } from '#authoring/text/files/package-path.ts';
import type { FileFault } from '#authoring/text/files/project-file.ts';
import type { PictureKind } from './picture-kinds.ts';
import type { PictureFault } from './read-picture.ts';

/** A picture of a project, or of one that it requires (`package:path`). */
export interface SoundPicture {
  readonly path: string;
  /** SHA-256 of its bytes, in hexadecimal. */
  readonly version: string;
  /** How many bytes it has. */
  readonly bytes: number;
  readonly kind: PictureKind;
  /** In pixels, as it is shown. */
  readonly width: number;
  readonly height: number;
}

/** A file among the pictures that is not shown, and why. */
export interface FaultyPicture {
  readonly path: string;
  readonly fault: PictureFault | FileFault;
}

/** A file among the pictures of a project, as the host found it. */
export type ProjectPicture = SoundPicture | FaultyPicture;

export const isSoundPicture = (picture: ProjectPicture): picture is SoundPicture => !('fault' in picture);

/**
 * The picture that stands for each path, of all projects together. They are told in the order of the host, the project's own
 * first: its own stands in the place of one of what it requires.
 */
export function picturesByPath(pictures: readonly ProjectPicture[]): ReadonlyMap<string, ProjectPicture> {
  const found = new Map<string, ProjectPicture>();
  for (const picture of pictures) {
    const path = pathInside(picture.path);
    if (!found.has(path)) found.set(path, picture);
  }
  return found;
}
