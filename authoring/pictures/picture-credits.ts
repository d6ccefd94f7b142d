import { isObject, type Json, partAt } from '#engine/kernel/basics/json.ts';
import type { Reading } from '../diagnostics/reading.ts';

/** Who made pictures, and which. */
export interface PictureCredit {
  readonly credit: string;
  readonly files: readonly string[];
}

/** Who made the pictures of these entries, in the order in which the project names them. */
export function creditsOf(
  readings: readonly Reading[],
  entries: readonly { readonly path: string; readonly id: string }[],
): readonly PictureCredit[] {
  const asked = new Set(entries.map(({ path, id }) => `${path} ${id}`));
  const files = new Map<string, Set<string>>();
  for (const reading of readings)
    for (const { path, file } of reading.facts.art) {
      const entry = partAt(reading.value as Json, path.slice(0, -1));
      const art = partAt(reading.value as Json, path);
      if (!isObject(entry) || !isObject(art) || typeof art['credit'] !== 'string') continue;
      if (!asked.has(`${reading.file.path} ${String(entry['id'])}`)) continue;
      const its = files.get(art['credit']) ?? new Set();
      files.set(art['credit'], its.add(file));
    }
  return [...files].map(([credit, its]) => ({ credit, files: [...its] }));
}

/** The same as a text that goes along with what was printed. */
export function creditsText(credits: readonly PictureCredit[]): string {
  return credits.map(({ credit, files }) => `${credit}: ${files.join(', ')}\r\n`).join('');
}
