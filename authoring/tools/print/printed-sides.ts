import type { PrintKind } from '#authoring/project/paper/print-kinds.ts';
import { byPile } from './printed-cards.ts';

/** `sameBack`: the locale whose back is used for a locale. */
export interface Backed {
  readonly pile: string;
  readonly hasBack: boolean;
  readonly sameBack: Readonly<Record<string, string>>;
}

export interface SideOf<Entry> {
  readonly entry: Entry;
  readonly locale: string;
  readonly isBack: boolean;
}

export const faceOf = <Entry>(entry: Entry, locale: string): SideOf<Entry> => ({ entry, locale, isBack: false });

/** Null if the pile has none. */
export const backOf = <Entry extends Backed>(entry: Entry, locale: string): SideOf<Entry> | null =>
  entry.hasBack ? { entry, locale: entry.sameBack[locale] ?? locale, isBack: true } : null;

export function bothSides<Entry extends Backed>(
  entry: Entry,
  locale: string,
  first: 'face' | 'back' = 'face',
): readonly SideOf<Entry>[] {
  const [face, back] = [faceOf(entry, locale), backOf(entry, locale)];
  if (back === null) return [face];
  return first === 'face' ? [face, back] : [back, face];
}

/** On a contact sheet, the locales of a card are adjacent. */
export const facesOf = <Entry>(
  as: PrintKind,
  entries: readonly Entry[],
  locales: readonly string[],
): readonly SideOf<Entry>[] =>
  as === 'contact'
    ? entries.flatMap((entry) => locales.map((locale) => faceOf(entry, locale)))
    : locales.flatMap((locale) => entries.map((entry) => faceOf(entry, locale)));

/** Without duplicates. */
export const backsOf = <Entry extends Backed>(
  entries: readonly Entry[],
  locales: readonly string[],
): readonly SideOf<Entry>[] =>
  byPile(entries).flatMap(([first]) => {
    const all = first === undefined ? [] : locales.flatMap((locale) => backOf(first, locale) ?? []);
    return [...new Map(all.map((side) => [side.locale, side])).values()];
  });

/** Without duplicates; a contact sheet has no backs. */
export const sidesToDraw = <Entry extends Backed>(
  as: PrintKind,
  entries: readonly Entry[],
  locales: readonly string[],
): readonly SideOf<Entry>[] => [
  ...facesOf(as, entries, locales),
  ...(as === 'contact' ? [] : backsOf(entries, locales)),
];
