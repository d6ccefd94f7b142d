import type { PrintKind } from '#authoring/project/paper/print-kinds.ts';
import { byPile } from './printed-cards.ts';

/** What has a back, and in which languages it is the same. */
export interface Backed {
  readonly pile: string;
  readonly hasBack: boolean;
  readonly sameBack: Readonly<Record<string, string>>;
}

/** A side of something in a language: its face, or the back of its pile in the language in which that is drawn. */
export interface SideOf<Entry> {
  readonly entry: Entry;
  readonly locale: string;
  readonly isBack: boolean;
}

export const faceOf = <Entry>(entry: Entry, locale: string): SideOf<Entry> => ({ entry, locale, isBack: false });

/** The back that something has in a language; null: its pile has none. */
export const backOf = <Entry extends Backed>(entry: Entry, locale: string): SideOf<Entry> | null =>
  entry.hasBack ? { entry, locale: entry.sameBack[locale] ?? locale, isBack: true } : null;

/** Both sides of something, as they are to follow each other. */
export function bothSides<Entry extends Backed>(
  entry: Entry,
  locale: string,
  first: 'face' | 'back' = 'face',
): readonly SideOf<Entry>[] {
  const [face, back] = [faceOf(entry, locale), backOf(entry, locale)];
  if (back === null) return [face];
  return first === 'face' ? [face, back] : [back, face];
}

/** Faces in each language, in the order they are printed. On a contact sheet the languages of a card lie beside each other. */
export const facesOf = <Entry>(
  as: PrintKind,
  entries: readonly Entry[],
  locales: readonly string[],
): readonly SideOf<Entry>[] =>
  as === 'contact'
    ? entries.flatMap((entry) => locales.map((locale) => faceOf(entry, locale)))
    : locales.flatMap((locale) => entries.map((entry) => faceOf(entry, locale)));

/** The backs of piles that have one, each once. */
export const backsOf = <Entry extends Backed>(
  entries: readonly Entry[],
  locales: readonly string[],
): readonly SideOf<Entry>[] =>
  byPile(entries).flatMap(([first]) => {
    const all = first === undefined ? [] : locales.flatMap((locale) => backOf(first, locale) ?? []);
    return [...new Map(all.map((side) => [side.locale, side])).values()];
  });

/** All sides that are drawn, each once. On a contact sheet there are no backs. */
export const sidesToDraw = <Entry extends Backed>(
  as: PrintKind,
  entries: readonly Entry[],
  locales: readonly string[],
): readonly SideOf<Entry>[] => [
  ...facesOf(as, entries, locales),
  ...(as === 'contact' ? [] : backsOf(entries, locales)),
];
