import { zipSync } from 'fflate';

/** The first day that an archive can name: the same files are always the same bytes. */
const aDay = new Date(1980, 0, 1);

/** An archive of files that are small as they are. */
export function zippedFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(files), { level: 0, mtime: aDay });
}
