import { CARDS } from '#authoring/project/paper/print-kinds.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { systemDocument } from '#engine/kernel/documents/printed-words.ts';
import { ownFaces } from '../faces/faces-of.ts';

/** Whether `own` documents print something, or translate it into one of these locales. */
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

/** The own document with the texts of a part: translation, else source. Null: of another project. */
export const ownFileOfPart =
  (own: Documents, all: Documents): ((path: string, locale: string) => string | null) =>
  (path, locale) => {
    const translated = `l10n/${locale}/${path === ofNoDocument ? systemDocument : path}`;
    const written = Object.hasOwn(all, translated) ? translated : path;
    return Object.hasOwn(own, written) ? written : null;
  };
