import { useDeferredValue } from 'react';
import type { Json } from '#engine/kernel/json.ts';
import type { Documents } from '#engine/kernel/system.ts';
import { type OpenFile, useProject } from '../project/project-store.ts';
import { shared } from './shared.ts';

type Files = ReadonlyMap<string, OpenFile>;

const read = new Map<string, { readonly text: string; readonly value: Json }>();
let last: { readonly files: Files; readonly documents: Documents } | null = null;

/**
 * The project's documents as data. A text that is no JSON at the moment counts as it last was. Everything that shows
 * them is drawn after the key that was typed, not with it.
 */
export function useDocuments(): Documents {
  return useDeferredValue(useProject((state) => documentsOf(state.files)));
}

/** The same at once, for who draws nothing. Read once for all who ask; what an edit did not touch stays the same object. */
export function documentsOf(files: Files): Documents {
  if (last?.files === files) return last.documents;
  for (const path of read.keys()) if (!files.has(path)) read.delete(path);
  for (const { path, text, fault } of files.values()) {
    const before = read.get(path);
    if (fault !== null || before?.text === text) continue;
    try {
      read.set(path, { text, value: shared(JSON.parse(text) as Json, before?.value) });
    } catch {
      // Being typed.
    }
  }
  const documents = Object.fromEntries([...read].map(([path, { value }]) => [path, value]));
  last = { files, documents: shared(documents, last?.documents) };
  return last.documents;
}
