import { CARDS } from '#authoring/project/paper/print-kinds.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { ownFaces } from '../faces/faces-of.ts';

/**
 * Whether a project itself writes something printed, or translates it into one of these locales. `own`: its own
 * documents.
 */
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

/** Parts that come from no document are listed under this one. Their texts are words of the game. */
const ofNoDocument = 'studio.json';

/**
 * The project's own document that holds the texts of a part in a locale: the translation if there is one, else the source.
 * Null if that document belongs to another project. `all`: the documents of the project and those that it requires.
 */
export const ownFileOfPart =
  (own: Documents, all: Documents): ((path: string, locale: string) => string | null) =>
  (path, locale) => {
    const translated = `l10n/${locale}/${path === ofNoDocument ? systemDocument : path}`;
    const written = Object.hasOwn(all, translated) ? translated : path;
    return Object.hasOwn(own, written) ? written : null;
  };
