import { type ZippableFile, zipSync } from 'fflate';
import { isPicturePath } from '#authoring/project/pictures/picture-kinds.ts';
import { archiveDay } from './archive-day.ts';

/** The archive of a project. Files that are the same give the same bytes, in whatever order they were found. */
export function packFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const inOrder = [...files].sort(([a], [b]) => (a < b ? -1 : 1));
  const packed = inOrder.map(([name, bytes]): [string, ZippableFile] => [
    name,
    [bytes, { level: isPicturePath(name) ? 0 : 9, mtime: archiveDay }],
  ]);
  return zipSync(Object.fromEntries(packed));
}
