import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { isDocumentPath } from '#authoring/text/files/document-path.ts';
import { isInside } from '../files/inside-folder.ts';
import { type OpenedFile, openRegular } from '../files/regular-file.ts';

/**
 * By its path in the project; null if it is none, or outside. The caller closes the handle. Throws errors of the
 * system.
 */
export async function openDocument(project: string, place: string, most?: number): Promise<OpenedFile | null> {
  if (!isDocumentPath(place)) return null;
  const root = await realpath(project);
  const real = await realpath(path.join(root, place));
  return isInside(root, real) ? openRegular(real, most) : null;
}
