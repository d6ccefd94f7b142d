import { useDeferredValue, useMemo } from 'react';
import { type Entry, entryPlaces } from '#authoring/documents/entry-at.ts';

/** The entry under an offset of a text, at the pace of whoever draws it. */
export function useEntry(path: string, text: string, offset: number): Entry | null {
  const seen = useDeferredValue(useMemo(() => ({ path, text }), [path, text]));
  const places = useMemo(() => entryPlaces(seen.path, seen.text), [seen]);
  return useMemo(() => places.at(offset), [places, offset]);
}
