import { type ZippableFile, zipSync } from 'fflate';
import { isPicturePath } from '#authoring/project/pictures/picture-kinds.ts';
import { archiveDay } from './archive-day.ts';

/** The same files give the same bytes, in any order. */
export function packFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const inOrder = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const packed = inOrder.map(([name, bytes]): [string, ZippableFile] => [
    name,
    [bytes, { level: isPicturePath(name) ? 0 : 9, mtime: archiveDay }],
  ]);
  return zipSync(Object.fromEntries(packed));
}
