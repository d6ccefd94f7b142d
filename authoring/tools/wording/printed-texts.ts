import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { translationsIn } from '#authoring/project/index/entry-names.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { meaningOf } from './alike.ts';
import { readEntry } from './read-entry.ts';
import { wordingContext } from './wording-context.ts';

export interface PrintedText {
  readonly file: string;
  readonly path: JsonPath;
  /** Id of the entry's owner. */
  readonly own: string;
  readonly entry: JsonObject;
  readonly texts: { readonly [locale in Locale]?: string };
}
export interface ReadBack extends PrintedText {
  readonly locale: Locale;
  /** `alike`: same effect; `otherwise`: read differently. */
  readonly outcome: 'alike' | 'otherwise' | 'unread';
}

export function printedTexts(diagnosis: Diagnosis): readonly PrintedText[] {
  const translations = translationsIn(diagnosis)(null);
  return diagnosis.project.readings.flatMap((reading) =>
    reading.facts.units.flatMap(({ key, text, path }): readonly PrintedText[] => {
      if (path.at(-1) !== 'text') return [];
      const [entry, own] = entryAt(reading.value, path.slice(0, -1));
      if (!isObject(entry) || !Array.isArray(entry['do'])) return [];
      const written = { ...translations.of(reading.file.path, key), [translations.source]: text };
      const texts = Object.fromEntries(
        Object.entries(written).map(([locale, one]) => [locale, diagnosis.referred.printed(locale, one)]),
      );
      return [{ file: reading.file.path, path: path.slice(0, -1), own, entry: entry as JsonObject, texts }];
    }),
  );
}

/** Compares the reading of each printed text with its effects. */
export function readBack(diagnosis: Diagnosis, locale: Locale): readonly ReadBack[] {
  return printedTexts(diagnosis).flatMap((printed): readonly ReadBack[] => {
    const text = printed.texts[locale];
    const ground = wordingContext(diagnosis, { own: printed.own, bound: [] });
    if (text === undefined || ground === null) return [];
    const { readings } = readEntry(text, locale, ground);
    const isAlike = readings.some(({ entry }) => playsAlike(entry, printed.entry));
    return [{ ...printed, locale, outcome: isAlike ? 'alike' : readings.length === 0 ? 'unread' : 'otherwise' }];
  });
}

/** Same effects, trigger and condition. Timing words and what becomes of the card are printed elsewhere. */
function playsAlike(read: JsonObject, written: JsonObject): boolean {
  const told = (entry: JsonObject, from: JsonObject) => {
    const when = isObject(entry['when']) || typeof from['when'] === 'string' ? (entry['when'] ?? null) : null;
    return meaningOf([when, entry['if'] ?? null, entry['do'] ?? null]);
  };
  return told(read, read) === told(written, read);
}

/** The part, and the id of the innermost entry around it. */
function entryAt(value: unknown, path: JsonPath): readonly [unknown, string] {
  let [at, own] = [value, ''];
  for (const [i, step] of path.entries()) {
    at = (at as { readonly [key: string]: unknown } | undefined)?.[step];
    if (i < path.length - 1 && isObject(at) && typeof at['id'] === 'string') own = at['id'];
  }
  return [at, own];
}
