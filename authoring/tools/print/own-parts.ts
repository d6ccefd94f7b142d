import { CARDS } from '#authoring/project/paper/print-kinds.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { ownFaces } from '../faces/faces-of.ts';

/** Tells what of all that is printed a project itself writes, or translates into one of these languages. `own`: its own documents. */
export function ownPrinted(
  own: Documents,
  source: string,
  locales: readonly string[],
): (entry: { readonly part: string; readonly path: string; readonly id: string }) => boolean {
  const isOwnFace = ownFaces(own, source);
  return ({ part, path, id }) =>
    part === CARDS
      ? [source, ...locales].some((locale) => isOwnFace({ path, id, locale }))
      : [path, ...locales.map((locale) => `l10n/${locale}/${path}`)].some((one) => Object.hasOwn(own, one));
}

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
