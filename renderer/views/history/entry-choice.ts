import { useState } from 'react';
import { useStore } from 'zustand';
import { chosenStore } from '#renderer/desk/inspector/chosen-store.ts';

export interface EntryChoice {
  readonly id: string | null;
  choose(id: string): void;
  readonly isAlone: boolean;
  setAlone(isAlone: boolean): void;
}

/** The chosen entry of a file or of its translation, until another is picked here. */
export function useEntryChoice(path: string): EntryChoice {
  const inFile = useStore(chosenStore, ({ chosen }) =>
    chosen !== null && (path === chosen.file || path.endsWith(`/${chosen.file}`)) ? chosen.id : null,
  );
  const [picked, choose] = useState<string | null>(null);
  const [isAlone, setAlone] = useState(false);
  const id = picked ?? inFile;
  return { id, choose, isAlone: isAlone && id !== null, setAlone };
}
