import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import {
  nameReferred,
  sourceLocaleIn,
  type TextReference,
  writtenOut,
} from '#engine/kernel/documents/referred-names.ts';
import { referringIn } from './texts-referring.ts';

/** Resolves references in texts; same value until a name changes. */
export interface ReferenceResolver {
  readonly sourceLocale: string;
  printed(locale: string, text: string): string;
}

export const noneReferred: ReferenceResolver = { sourceLocale: '', printed: (_, text) => text };

const known = new Map<string, ReferenceResolver>();
const mostKnown = 60;

export function namesReferred(
  readings: readonly ParsedDocument[],
  locales: readonly string[],
  documents: () => Documents,
): ReferenceResolver {
  const references = new Map<string, TextReference>();
  for (const reading of readings)
    for (const text of referringIn(reading)) for (const one of text.references) references.set(one.written, one);
  if (references.size === 0) return noneReferred;
  const all = documents();
  const sourceLocale = sourceLocaleIn(all);
  const names = new Map(
    [...new Set([sourceLocale, ...locales])].map((locale) => [
      locale,
      new Map([...references].map(([written, one]) => [written, nameReferred(all, locale, one)] as const)),
    ]),
  );
  const signature = JSON.stringify([sourceLocale, ...[...names].map(([locale, its]) => [locale, ...its])]);
  const before = known.get(signature);
  if (before !== undefined) return before;
  const now: ReferenceResolver = {
    sourceLocale,
    printed: (locale, text) => writtenOut(text, ({ written }) => names.get(locale)?.get(written) ?? null),
  };
  if (known.size >= mostKnown) known.clear();
  known.set(signature, now);
  return now;
}
