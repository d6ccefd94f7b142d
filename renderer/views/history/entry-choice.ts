import { useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { entryPlaces } from '#authoring/project/documents/entry-at.ts';
import { cursorStore } from '#renderer/desk/project/cursor-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

export interface EntryChoice {
  readonly id: string | null;
  choose(id: string): void;
  readonly isAlone: boolean;
  setAlone(isAlone: boolean): void;
}

export function useEntryChoice(path: string): EntryChoice {
  const text = useStore(projectStore, (state) => state.files.get(path)?.text ?? '');
  const offset = useStore(cursorStore, (state) => state.places.get(path)?.offset ?? null);
  const [chosen, choose] = useState<string | null>(null);
  const [isAlone, setAlone] = useState(false);
  const atCursor = useMemo(
    () => (offset === null ? null : (entryPlaces(path, text).at(offset)?.id ?? null)),
    [path, text, offset],
  );
  const id = chosen ?? atCursor;
  return { id, choose, isAlone: isAlone && id !== null, setAlone };
}
