import { sourceOf } from '#authoring/text/files/translation-path.ts';
import type { ParsedDocument } from '#authoring/text/reading/reading.ts';
import type { DeclaredId } from '#authoring/text/schema/facts.ts';
import { isObject, partAt } from '#engine/kernel/basics/json.ts';
import { nameFields } from '#engine/kernel/documents/referred-names.ts';
import type { CheckedPackage } from '../diagnostics/checked-package.ts';
import type { Diagnosis } from '../diagnostics/diagnose.ts';
import { unitsOf } from '../localization/compared-units.ts';

export const readingField = 'reading';

export interface EntryNames {
  readonly names: { readonly [locale: string]: string };
  readonly readings: { readonly [locale: string]: string };
}

/** The source locale, and translations, those of the project before those of its requirements. */
export interface Translations {
  readonly source: string;
  of(file: string, key: string): { readonly [locale: string]: string };
  textsOf(file: string): readonly unknown[];
}

export function namesOf(reading: ParsedDocument, { id, path }: DeclaredId, translations: Translations): EntryNames {
  const found = partAt(reading.value, path.slice(0, -1));
  const entry = isObject(found) ? found : {};
  const field = nameFields.find((one) => typeof entry[one] === 'string');
  const spoken = entry[readingField];
  const readings = typeof spoken === 'string' ? { [translations.source]: spoken } : {};
  if (field === undefined) return { names: {}, readings };
  const names = translations.of(reading.file.path, `${id}/${field}`);
  return { names: { ...names, [translations.source]: entry[field] as string }, readings };
}

/** By the id of the project that an entry belongs to. */
export function translationsIn({ project, required }: Diagnosis): (of: string | null) => Translations {
  const byFile = new Map<string, (readonly [locale: string, units: ReadonlyMap<string, string>])[]>();
  for (const { readings } of [project, ...[...required].reverse()])
    for (const reading of readings) {
      const where = reading.format.id === 'units' ? sourceOf(reading.file.path) : null;
      if (where !== null)
        byFile.set(where.source, [...(byFile.get(where.source) ?? []), [where.locale, textsIn(reading)]]);
    }
  const of: Translations['of'] = (file, key) => {
    const found: { [locale: string]: string } = {};
    for (const [locale, texts] of byFile.get(file) ?? []) {
      const text = texts.get(key);
      if (text !== undefined && found[locale] === undefined) found[locale] = text;
    }
    return found;
  };
  const textsOf: Translations['textsOf'] = (file) => (byFile.get(file) ?? []).flat();
  const whose = new Map<string | null, Translations>([[null, { source: sourceLocaleOf(project), of, textsOf }]]);
  for (const one of required) whose.set(one.id, { source: sourceLocaleOf(one), of, textsOf });
  return (id) => whose.get(id) as Translations;
}

const texts = new WeakMap<ParsedDocument, ReadonlyMap<string, string>>();

function textsIn(reading: ParsedDocument): ReadonlyMap<string, string> {
  const known =
    texts.get(reading) ??
    new Map(unitsOf(reading).flatMap(([key, { t }]) => (typeof t === 'string' ? [[key, t] as const] : [])));
  texts.set(reading, known);
  return known;
}

function sourceLocaleOf({ readings }: CheckedPackage): string {
  const studio = readings.find(({ format }) => format.id === 'studio')?.value;
  const locale = isObject(studio) ? studio['sourceLocale'] : undefined;
  return typeof locale === 'string' ? locale : '';
}
