import type { PrintedEntry } from '#api/studio/printed-faces.ts';
import { CARDS } from '#authoring/project/paper/print-kinds.ts';
import { idsIn } from '#authoring/tools/faces/faces-of.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import type { TableFaces } from '#renderer/tables/table-faces.ts';
import type { TablePart } from '#renderer/tables/table-parts.ts';
import type { PrintedBy } from './drawn-sides.ts';

export function idsWithFaces(
  documents: Documents,
  faces: TableFaces | null,
): Readonly<Record<string, readonly string[]>> {
  const paths = Object.keys(documents).filter((path) => faces?.hasFaces(path) === true);
  return Object.fromEntries(paths.map((path) => [path, [...idsIn(documents[path])]]));
}

export function listPrinted(
  documents: Documents,
  { faces, parts }: PrintedBy,
  locales: readonly string[],
  asked: readonly string[],
): readonly PrintedEntry[] {
  return [
    ...(asked.includes(CARDS) ? listCards(documents, faces, locales) : []),
    ...parts.flatMap((part) => (asked.includes(part.id) ? listPart(documents, part, locales) : [])),
  ];
}

/** Each thing is a pile of its own, since backs differ. */
function listPart(documents: Documents, part: TablePart, locales: readonly string[]): readonly PrintedEntry[] {
  const named = new Map(locales.map((locale) => [locale, part.list(documents, locale)]));
  const [first = ''] = locales;
  return (named.get(first) ?? []).map(({ path, id, copies }) => ({
    ...{ part: part.id, path, id, ...part.size, copies, pile: id },
    hasBack: part.drawBack !== undefined,
    sameBack: Object.fromEntries(locales.map((locale) => [locale, locale])),
    names: Object.fromEntries(
      locales.map((locale) => [locale, named.get(locale)?.find((one) => one.id === id)?.name ?? id]),
    ),
  }));
}

function listCards(documents: Documents, faces: TableFaces, locales: readonly string[]): readonly PrintedEntry[] {
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
      return [{ part: CARDS, path, id, ...faces.sizeOf(path), copies, pile, hasBack, sameBack, names }];
    }),
  );
}
