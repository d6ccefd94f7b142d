import type { Reading } from '../diagnostics/reading.ts';
import { artOfEntries } from './art-of-entries.ts';

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
  const files = new Map<string, Set<string>>();
  for (const { named, art } of artOfEntries(readings, entries)) {
    const { credit } = art;
    if (typeof credit === 'string') files.set(credit, (files.get(credit) ?? new Set()).add(named.file));
  }
  return [...files].map(([credit, its]) => ({ credit, files: [...its] }));
}

/** The same as a text that goes along with what was printed. */
export function creditsText(credits: readonly PictureCredit[]): string {
  return credits.map(({ credit, files }) => `${credit}: ${files.join(', ')}\r\n`).join('');
}
