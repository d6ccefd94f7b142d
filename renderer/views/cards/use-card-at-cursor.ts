import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { entryPlaces } from '#authoring/project/documents/entry-at.ts';
import { pathInside } from '#authoring/text/files/package-path.ts';
import type { Row } from '#authoring/tools/sheet/rows.ts';
import { fileOfEntry } from '#renderer/desk/cards/file-of-entry.ts';
import { cursorStore } from '#renderer/desk/project/cursor-store.ts';
import { followedFiles } from '#renderer/desk/project/followed-files.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

export interface CardAtCursor {
  readonly file: string;
  readonly id: string;
  readonly index: number | null;
}

/** Of the current file; in a translation, the card that is translated. */
export function useCardAtCursor(): CardAtCursor | null {
  const file = useStore(projectStore, (state) => state.current);
  const text = useDeferredValue(useStore(projectStore, (state) => state.files.get(file ?? '')?.text ?? ''));
  const offset = useDeferredValue(useStore(cursorStore, (state) => state.places.get(file ?? '')?.offset ?? 0));
  const places = useMemo(
    () => (file === null ? null : entryPlaces(pathInside(file), text, followedFiles().last(file))),
    [file, text],
  );
  const found = places?.at(offset) ?? null;
  return file === null || found === null ? null : { ...found, file: fileOfEntry(found.path, file) };
}

export function isAt({ file, id, index }: Row, at: CardAtCursor | null): boolean {
  return at !== null && at.id === id && at.file === file && (at.index === null || at.index === index);
}
