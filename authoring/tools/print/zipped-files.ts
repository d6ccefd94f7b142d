import { zipSync } from 'fflate';
import { archiveDay } from '../packed/archive-day.ts';

/** An archive of files that are small as they are. */
export function zippedFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(files), { level: 0, mtime: archiveDay });
}
