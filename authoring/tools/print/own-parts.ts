import type { Documents } from '#engine/kernel/contract/system.ts';
import { systemDocument } from '#engine/kernel/documents/printed-words.ts';

/** Tells what of a part a project itself writes, or translates into one of these languages. `own`: its own documents. */
export const ownParts =
  (own: Documents, locales: readonly string[]): ((entry: { readonly path: string }) => boolean) =>
  ({ path }) =>
    [path, ...locales.map((locale) => `l10n/${locale}/${path}`)].some((one) => Object.hasOwn(own, one));

/** What is of no document is listed under this one: it says words of the game, and nothing else. */
const ofNoDocument = 'studio.json';

/**
 * Finds the document of a project in which the texts of something of a part stand in a language: their translation, where
 * there is one, else what it is read from. Null: another project writes them, who can mend it. `all`: the documents of the
 * project and of those that it requires.
 */
export const ownFileOfPart =
  (own: Documents, all: Documents): ((path: string, locale: string) => string | null) =>
  (path, locale) => {
    const translated = `l10n/${locale}/${path === ofNoDocument ? systemDocument : path}`;
    const written = Object.hasOwn(all, translated) ? translated : path;
    return Object.hasOwn(own, written) ? written : null;
  };
