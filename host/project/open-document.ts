import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { isDocumentPath } from '#authoring/text/files/document-path.ts';
import { isInside } from '../files/inside.ts';
import { type OpenedFile, openRegular } from '../files/regular-file.ts';

/**
 * Opens a document of a project by its place in it; null when it is none, or lies outside. Whoever gets a handle closes it.
 * Throws what the system refuses.
 */
export async function openDocument(project: string, place: string, most?: number): Promise<OpenedFile | null> {
  if (!isDocumentPath(place)) return null;
  const root = await realpath(project);
  const real = await realpath(path.join(root, place));
  return isInside(root, real) ? openRegular(real, most) : null;
}
