import type { Diagnosis } from '#authoring/project/diagnostics/diagnose.ts';
import { localeNamed, type NamedLocale } from '#authoring/project/localization/locale-name.ts';
import { sourceLocaleOf, targetLocales } from '#authoring/project/localization/translation-files.ts';

/** Locales to print, or the first requested one that the project lacks. */
export type PrintLocales =
  | { readonly kind: 'known'; readonly locales: readonly string[] }
  | {
      readonly kind: 'no-such-locale';
      readonly given: string;
      readonly named: Extract<NamedLocale, { readonly kind: 'unknown' }>;
      readonly known: readonly string[];
    };

/** Default: the locale of the sources. */
export function printLocales(diagnosis: Diagnosis, asked: readonly string[]): PrintLocales {
  const source = sourceLocaleOf(diagnosis);
  const known = [source, ...targetLocales(diagnosis)];
  for (const given of asked) {
    const named = localeNamed(given, known);
    if (named.kind === 'unknown') return { kind: 'no-such-locale', given, named, known };
  }
  return { kind: 'known', locales: asked.length === 0 ? [source] : [...new Set(asked)] };
}
