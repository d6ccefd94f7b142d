import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { join } from '#authoring/project/packages/join.ts';
import { layersOf } from '#authoring/project/packages/layers.ts';
import { readName } from '#authoring/text/files/package-path.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { documentsInPlay, documentsOf, documentsTogether, legible } from '#renderer/desk/project/documents.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

/**
 * The project's documents as data, as they are written at the moment, with those of the projects it requires. Everything
 * that shows them is drawn after the key that was typed, not with it.
 */
export function useDocuments(): Documents {
  return useDeferredValue(useStore(projectStore, (state) => documentsTogether(state.files)));
}

/** Each file of the project, and of those it requires, as it is written. */
export function useWrittenDocuments(): Documents {
  return useDeferredValue(useStore(projectStore, (state) => documentsOf(state.files)));
}

/** The documents as the project of a file sees them: what is laid over a required one is none of its business. */
export function useDocumentsAround(path: string): Documents {
  const all = useDocuments();
  const written = useWrittenDocuments();
  const project = readName(path).package;
  return useMemo(() => {
    if (project === null) return all;
    const layers = layersOf(legible(written));
    return join(layers.slice(0, layers.findIndex(({ id }) => id === project) + 1)).documents;
  }, [all, written, project]);
}

/** The documents that the running game is played on: the last without errors. */
export function usePlayedDocuments(): Documents {
  return useDeferredValue(useStore(playStore, (state) => documentsInPlay(state.playedOn)));
}
