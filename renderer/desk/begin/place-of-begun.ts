import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { differenceBetween } from '#authoring/text/edits/text-edit.ts';
import { newThingsIn } from '#authoring/tools/new/new-ids.ts';
import { isPlayed } from '#authoring/tools/new/trial.ts';

export interface PlaceOfBegun {
  readonly path: string;
  readonly text: string;
  readonly offset: number;
}

/** The last document, since the earlier ones only define what it uses. */
export function placeOfBegun(documents: readonly WrittenDocument[]): PlaceOfBegun | null {
  const last = documents.at(-1);
  if (last === undefined) return null;
  const { path, before, after } = last;
  return { path, text: after, offset: newOffset(before, after) };
}

/** The new locale, if only a language was added; else null. */
export function languageOfBegun(documents: readonly WrittenDocument[]): string | null {
  const [only, ...others] = documents;
  if (only?.path !== 'studio.json' || only.before === null || others.length > 0) return null;
  const [before, after] = [localesIn(only.before), localesIn(only.after)];
  return after.find((locale) => !before.includes(locale)) ?? null;
}

function localesIn(text: string): readonly string[] {
  const { locales } = JSON.parse(text) as { readonly locales?: readonly string[] };
  return locales ?? [];
}

function newOffset(before: string | null, after: string): number {
  const from = before === null ? after.indexOf('[') : differenceBetween(before, after).from;
  const id = after.indexOf('"id"', Math.max(0, from));
  return id < 0 ? Math.max(0, from) : id;
}

export interface FaceOfBegun {
  readonly path: string;
  readonly id: string;
  readonly name: string;
}

/** New entries of the last document in order, except those of house formats, which have no faces. */
export function facesOfBegun(documents: readonly WrittenDocument[]): readonly FaceOfBegun[] {
  const last = documents.at(-1);
  if (last === undefined || !isPlayed(last.path)) return [];
  const { path, after: text } = last;
  return newThingsIn(last)
    .filter(({ id }) => text.includes(`"id": ${JSON.stringify(id)}`))
    .map(({ id, name }) => ({ path, id, name }));
}
