import type { WrittenDocument } from '#authoring/begin/written-documents.ts';
import { differenceBetween } from '#authoring/text-edit.ts';

/** Where something that was begun is to be seen first. */
export interface PlaceOfBegun {
  readonly path: string;
  readonly text: string;
  /** Inside the first entry that is new. */
  readonly offset: number;
  /** Entries of the house itself are no things with a face. */
  readonly hasFace: boolean;
}

/** Of several documents the last: what comes before it says how that is used. */
export function placeOfBegun(documents: readonly WrittenDocument[]): PlaceOfBegun | null {
  const last = documents.at(-1);
  if (last === undefined) return null;
  const { path, before, after } = last;
  const hasFace = path !== 'studio.json' && !path.startsWith('playtests/');
  return { path, text: after, offset: newOffset(before, after), hasFace };
}

function newOffset(before: string | null, after: string): number {
  const from = before === null ? after.indexOf('[') : differenceBetween(before, after).from;
  const id = after.indexOf('"id"', Math.max(0, from));
  return id < 0 ? Math.max(0, from) : id;
}
