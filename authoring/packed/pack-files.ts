import { zipSync } from 'fflate';
import { isPicturePath } from '../pictures/picture-kinds.ts';
import { archiveDay } from './archive-day.ts';

/** The archive of a project. Files that are the same give the same bytes, in whatever order they were found. */
export function packFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const names = [...files.keys()].sort();
  return zipSync(
    Object.fromEntries(
      names.map((name) => [
        name,
        [files.get(name) ?? new Uint8Array(), { level: isPicturePath(name) ? 0 : 9, mtime: archiveDay }] as const,
      ]),
    ) as Parameters<typeof zipSync>[0],
  );
}
