import { isObject } from '../basics/json.ts';
import type { Documents } from '../contract/system.ts';
import { entryNamed, unitOf } from './entry-named.ts';

/** A name that a text asks for: `{tool}`, or in one of its forms `{tool:other}`. */
export interface TextReference {
  readonly id: string;
  readonly form: string | null;
}
/** As it stands in a text. */
export interface WrittenReference extends TextReference {
  readonly written: string;
}

/** The forms that a language may have of a word: the categories of `Intl.PluralRules`. */
export const wordForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type WordForm = (typeof wordForms)[number];

/** By which field of an entry people call it: the first that it has. */
export const nameFields = ['name', 'title', 'label'] as const;

const reference = /\{([^{}\n:]*)(?::([^{}\n]*))?\}/g;

const referenceIn = ([written, id, form]: readonly (string | undefined)[]): WrittenReference => ({
  id: id ?? '',
  form: form ?? null,
  written: written ?? '',
});

/** What a text refers to, in its order. */
export const referencesIn = (text: string): readonly WrittenReference[] =>
  text.includes('{') ? [...text.matchAll(reference)].map(referenceIn) : [];

/** A text with names in the place of its references; what has none stays as it is written. */
export const writtenOut = (text: string, nameOf: (reference: WrittenReference) => string | null): string =>
  text.includes('{')
    ? text.replace(reference, (...match: (string | undefined)[]) => {
        const found = referenceIn(match.slice(0, 3));
        return nameOf(found) ?? found.written;
      })
    : text;

/** Whether the text of a key is a name. Names are said by texts, and say none themselves. */
export const isNameKey = (key: string): boolean =>
  (nameFields as readonly string[]).includes(key.slice(key.lastIndexOf('/') + 1));

/** The language that a project is written in. */
export function sourceLocaleIn(documents: Documents): string {
  const manifest = documents['studio.json'];
  const named = isObject(manifest) ? manifest['sourceLocale'] : undefined;
  return typeof named === 'string' ? named : 'ja';
}

/** What a reference is called in a locale; null when nothing with a name has its id. */
export function nameReferred(documents: Documents, locale: string, { id, form }: TextReference): string | null {
  const found = nameIn(documents, locale, id);
  if (found === null) return null;
  return (form === null ? undefined : found.forms[form]) ?? found.name;
}

/** Whether a name has the form in a locale. Where nobody has translated it, that is no question of its form. */
export function hasForm(documents: Documents, locale: string, { id, form }: TextReference): boolean {
  const found = form === null ? null : nameIn(documents, locale, id);
  return form === null || found === null || !found.isTranslated || Object.hasOwn(found.forms, form);
}

/** Whether a thing has a name that nobody has translated into a locale. */
export const isNameUntranslated = (documents: Documents, locale: string, id: string): boolean =>
  nameIn(documents, locale, id)?.isTranslated === false;

interface NameInLocale {
  readonly name: string;
  readonly isTranslated: boolean;
  readonly forms: { readonly [form: string]: string };
}

function nameIn(documents: Documents, locale: string, id: string): NameInLocale | null {
  const found = entryNamed(documents, id);
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

/** A text of a project as it is printed in its locale: with the names that it refers to. */
export const printedIn = (documents: Documents, locale: string, text: string): string =>
  writtenOut(text, (one) => nameReferred(documents, locale, one));
