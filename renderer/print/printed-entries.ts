import type { PrintedEntry } from '#api/printed-faces.ts';
import { idsIn } from '#authoring/faces/faces-of.ts';
import type { Documents } from '#engine/kernel/system.ts';
import type { TableFaces } from '../tables/table-faces.ts';

/** The ids of what has a face, document by document. */
export function idsWithFaces(
  documents: Documents,
  faces: TableFaces | null,
): Readonly<Record<string, readonly string[]>> {
  const paths = Object.keys(documents).filter((path) => faces?.hasFaces(path) === true);
  return Object.fromEntries(paths.map((path) => [path, [...idsIn(documents[path])]]));
}

/** All that is printed of a project, in its order. */
export function listPrinted(
  documents: Documents,
  faces: TableFaces | null,
  locales: readonly string[],
): readonly PrintedEntry[] {
  if (faces === null) return [];
  return Object.entries(idsWithFaces(documents, faces)).flatMap(([path, ids]) =>
    ids.flatMap((id) => {
      const entry = { path, id, index: null };
      const named = locales.flatMap((locale) => {
        const inBox = faces.inBox(documents, entry, locale);
        return inBox === null ? [] : [{ locale, ...inBox }];
      });
      const [first] = named;
      if (first === undefined) return [];
      const { copies, pile } = first;
      const backs = locales.map((locale) => ({ pile, path, locale }));
      const hasBack = backs.every((back) => faces.drawBack(documents, back) !== null);
      const keys = backs.map((back) => faces.backKey(documents, back));
      const sameBack = Object.fromEntries(
        locales.map((locale, at) => [locale, locales[keys.indexOf(keys[at] ?? '')] ?? locale]),
      );
      const names = Object.fromEntries(named.map(({ locale, name }) => [locale, name]));
      return [{ path, id, ...faces.sizeOf(path), copies, pile, hasBack, sameBack, names }];
    }),
  );
}
