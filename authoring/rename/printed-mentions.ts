import type { Reading } from '../diagnostics/reading.ts';
import { sourceOf, unitsOf } from '../diagnostics/translations.ts';
import type { JsonPath } from '../json/positions.ts';
import { sourceHash } from '../localization/source-hash.ts';

/** A text of a document that becomes another. */
export interface Rewritten {
  readonly path: JsonPath;
  readonly text: string;
}

/** What a text says once these ids are others; null when none of them is looked for in texts. */
export function printedAnew(names: ReadonlyMap<string, string>): ((text: string) => string) | null {
  const ids = [...names.keys()].filter((id) => printed.test(id));
  if (ids.length === 0) return null;
  const whole = new RegExp(`(?<![A-Za-z0-9-])(?:${ids.join('|')})(?![A-Za-z0-9-])`, 'g');
  return (text) => text.replace(whole, (id) => names.get(id) ?? id);
}

/** Ids as they are printed, and as no word is spelled: only these are looked for in texts for people. */
const printed = /^(?=.*[0-9])[A-Z0-9-]{3,}$/;

/**
 * Texts in which ids are printed, with the new ones in them, by file; their translations too, which go on to be of the text
 * as it is.
 */
export function printedMentions(
  readings: readonly Reading[],
  names: ReadonlyMap<string, string>,
): ReadonlyMap<Reading, readonly Rewritten[]> {
  const found = new Map<Reading, readonly Rewritten[]>();
  const renamed = printedAnew(names);
  if (renamed === null) return found;
  /** By file and key: the hash of a text that changes, as it was and as it will be. */
  const hashes = new Map<string, readonly [before: string, after: string]>();
  for (const reading of readings) {
    const changed = reading.facts.units.filter(({ text }) => renamed(text) !== text);
    if (changed.length === 0) continue;
    found.set(
      reading,
      changed.map(({ path, text }) => ({ path, text: renamed(text) })),
    );
    for (const { key, text } of changed)
      hashes.set(`${reading.file.path}#${key}`, [sourceHash(text), sourceHash(renamed(text))]);
  }
  for (const reading of readings) {
    const source = reading.format.id === 'units' ? sourceOf(reading.file.path)?.source : undefined;
    if (source === undefined) continue;
    const rewritten = unitsOf(reading).flatMap(([key, { t, h }]) => {
      const hash = hashes.get(`${source}#${key}`);
      if (hash === undefined || typeof t !== 'string') return [];
      const path = ['units', key];
      const text = renamed(t) === t ? [] : [{ path: [...path, 't'], text: renamed(t) }];
      return h === hash[0] ? [...text, { path: [...path, 'h'], text: hash[1] }] : text;
    });
    if (rewritten.length > 0) found.set(reading, rewritten);
  }
  return found;
}
