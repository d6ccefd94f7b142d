import { isObject } from '../basics/json.ts';
import type { Documents } from '../contract/system.ts';
import { findEntry, unitOf } from './entry-named.ts';

/** A reference in a text: `{tool}`, or a form of it `{tool:other}`. */
export interface TextReference {
  readonly id: string;
  readonly form: string | null;
}
export interface WrittenReference extends TextReference {
  readonly written: string;
}

export const wordForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type WordForm = (typeof wordForms)[number];

export const nameFields = ['name', 'title', 'label'] as const;

const reference = /\{([^{}\n:]*)(?::([^{}\n]*))?\}/g;

const referenceIn = ([written, id, form]: readonly (string | undefined)[]): WrittenReference => ({
  id: id ?? '',
  form: form ?? null,
  written: written ?? '',
});

export const referencesIn = (text: string): readonly WrittenReference[] =>
  text.includes('{') ? [...text.matchAll(reference)].map(referenceIn) : [];

/** Replaces references by names; unknown ones stay as written. */
export const writtenOut = (text: string, nameOf: (reference: WrittenReference) => string | null): string =>
  text.includes('{')
    ? text.replace(reference, (...match: (string | undefined)[]) => {
        const found = referenceIn(match.slice(0, 3));
        return nameOf(found) ?? found.written;
      })
    : text;

/** Whether the text at a key is a name. Names contain no references. */
export const isNameKey = (key: string): boolean =>
  (nameFields as readonly string[]).includes(key.slice(key.lastIndexOf('/') + 1));

export function sourceLocaleIn(documents: Documents): string {
  const manifest = documents['studio.json'];
  const named = isObject(manifest) ? manifest['sourceLocale'] : undefined;
  return typeof named === 'string' ? named : 'ja';
}

export function nameReferred(documents: Documents, locale: string, { id, form }: TextReference): string | null {
  const found = nameIn(documents, locale, id);
  if (found === null) return null;
  return (form === null ? undefined : found.forms[form]) ?? found.name;
}

/** Whether a name has the form in a locale; true if it is not translated. */
export function hasForm(documents: Documents, locale: string, { id, form }: TextReference): boolean {
  const found = form === null ? null : nameIn(documents, locale, id);
  return form === null || found === null || !found.isTranslated || Object.hasOwn(found.forms, form);
}

export const isNameUntranslated = (documents: Documents, locale: string, id: string): boolean =>
  nameIn(documents, locale, id)?.isTranslated === false;

interface NameInLocale {
  readonly name: string;
  readonly isTranslated: boolean;
  readonly forms: { readonly [form: string]: string };
}

function nameIn(documents: Documents, locale: string, id: string): NameInLocale | null {
  const found = findEntry(documents, id);
  const field = nameFields.find((one) => typeof found?.entry[one] === 'string');
  if (found === undefined || field === undefined) return null;
  const name = found.entry[field] as string;
  if (locale === sourceLocaleIn(documents)) return { name, isTranslated: true, forms: {} };
  const unit = unitOf(documents, locale, found.file, `${id}/${field}`);
  const t = unit?.['t'];
  if (typeof t !== 'string' || t === '') return { name, isTranslated: false, forms: {} };
  const forms = isObject(unit?.['forms']) ? Object.entries(unit['forms']) : [];
  return {
    name: t,
    isTranslated: true,
    forms: Object.fromEntries(forms.filter((one): one is [string, string] => typeof one[1] === 'string')),
  };
}

export const printedIn = (documents: Documents, locale: string, text: string): string =>
  writtenOut(text, (one) => nameReferred(documents, locale, one));
