import { zipSync } from 'fflate';
import { archiveDay } from '../archive/archive-day.ts';

export function zippedFiles(files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  return zipSync(Object.fromEntries(files), { level: 0, mtime: archiveDay });
}
