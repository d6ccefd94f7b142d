import { useDeferredValue, useMemo } from 'react';
import { type DocumentEntry, entryPlaces } from '#authoring/project/documents/entry-at.ts';
import { followedFiles } from '#renderer/desk/project/followed-files.ts';

export function useEntry(path: string, text: string, offset: number, isFormer = false): DocumentEntry | null {
  const seen = useDeferredValue(useMemo(() => ({ path, text }), [path, text]));
  const places = useMemo(() => {
    const { path, text } = seen;
    if (isFormer) return entryPlaces(path, text);
    return entryPlaces(path, text, followedFiles().read(path, text) ?? followedFiles().last(path));
  }, [seen, isFormer]);
  return useMemo(() => places.at(offset), [places, offset]);
}
