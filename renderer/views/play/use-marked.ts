import { useStore } from 'zustand';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { cursorStore } from '#renderer/desk/project/cursor-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { useEntry } from '#renderer/tables/library/use-entry.ts';

/** The id of the entry at the editor's cursor, which the table highlights; null: none. */
export function useMarked(): string | null {
  const path = useStore(projectStore, ({ current }) => current ?? '');
  const text = useStore(projectStore, ({ files }) => files.get(path)?.text ?? '');
  const offset = useStore(cursorStore, ({ places }) => places.get(path)?.offset ?? null);
  const entry = useEntry(pathInside(path), text, offset ?? 0);
  return offset === null ? null : (entry?.id ?? null);
}
