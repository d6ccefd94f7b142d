import { useMemo, useRef } from 'react';
import type { Documents } from '#engine/kernel/system.ts';
import { useProject } from '../project/project-store.ts';

/** The project's documents as data. A text that is no JSON at the moment counts as it last was. */
export function useDocuments(): Documents {
  const files = useProject((state) => state.files);
  const last = useRef(new Map<string, { readonly text: string; readonly value: Documents[string] }>());
  return useMemo(() => {
    for (const path of last.current.keys()) if (!files.has(path)) last.current.delete(path);
    for (const { path, text, fault } of files.values()) {
      if (fault !== null || last.current.get(path)?.text === text) continue;
      try {
        last.current.set(path, { text, value: JSON.parse(text) as Documents[string] });
      } catch {
        // Being typed.
      }
    }
    return Object.fromEntries([...last.current].map(([path, { value }]) => [path, value]));
  }, [files]);
}
