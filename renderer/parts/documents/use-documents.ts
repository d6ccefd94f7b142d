import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { join } from '#authoring/project/packages/join.ts';
import { layersOf } from '#authoring/project/packages/layers.ts';
import { readName } from '#authoring/text/files/package-path.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { documentsInPlay, documentsOf, documentsTogether, legible } from '#renderer/desk/project/documents.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

/** With those of required projects. Deferred, so that typing stays fast. */
export function useDocuments(): Documents {
  return useDeferredValue(useStore(projectStore, (state) => documentsTogether(state.files)));
}

export function useWrittenDocuments(): Documents {
  return useDeferredValue(useStore(projectStore, (state) => documentsOf(state.files)));
}

/** As the project of a file sees them, without overrides by projects that require it. */
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

/** The last ones without errors. */
export function usePlayedDocuments(): Documents {
  return useDeferredValue(useStore(playStore, (state) => documentsInPlay(state.playedOn)));
}
