import { readdir } from 'node:fs/promises';
import { isHandledPath } from '#authoring/project/documents/handled-path.ts';
import { isDocumentPath } from '#authoring/text/files/document-path.ts';
import { looseName } from '#authoring/text/files/file-name.ts';
import { isPortablePath } from '../files/document-path.ts';
import type { WritableFile } from '../files/safe-path.ts';

export function fileNameFault(place: string, isFolder: boolean): string | null {
  if (!isPortablePath(place) || (isFolder && isDocumentPath(place))) return 'bad-path';
  if (!isFolder && !isHandledPath(place)) return 'extension';
  const name = looseName(place.slice(place.lastIndexOf('/') + 1));
  return name === 'studio.json' && place !== 'studio.json' ? 'reserved' : null;
}

export async function nameClash(where: WritableFile, own: string | null): Promise<string | null> {
  const loose = looseName(where.name);
  const there = (await readdir(where.at('.'))).filter((one) => one !== own && looseName(one) === loose);
  if (there.length === 0) return null;
  return there.includes(where.name) ? 'exists' : 'case-clash';
}
