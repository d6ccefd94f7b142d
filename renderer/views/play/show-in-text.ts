import { useStore } from 'zustand';
import { pathInside } from '#authoring/packages/package-path.ts';
import { cursorStore } from '#renderer/desk/editor/cursor-store.ts';
import { documentsOf } from '#renderer/desk/project/documents.ts';
import { goToEffect } from '#renderer/desk/project/effect-place.ts';
import { showItem } from '#renderer/desk/project/item-place.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { stage } from '#renderer/desk/stage/stage.ts';
import { useEntry } from '../../tables/library/use-entry.ts';
import type { BoardProps } from '../../tables/table-view.ts';

/** The entry under the cursor of the editor, which the table marks; null while there is none. */
export function useMarked(): string | null {
  const path = useStore(projectStore, ({ current }) => current ?? '');
  const text = useStore(projectStore, ({ files }) => files.get(path)?.text ?? '');
  const offset = useStore(cursorStore, ({ places }) => places.get(path)?.offset ?? null);
  const entry = useEntry(pathInside(path), text, offset ?? 0);
  return offset === null ? null : (entry?.id ?? null);
}

/** What is chosen on the table stands in the text, as far as the editor is to be seen or is asked for. */
export const showInText: BoardProps['onShow'] = (ids, how) => {
  if (how === 'open' || stage().isTextSeen()) showItem(documentsOf(projectStore.getState().files), ids);
};

/** The effect that something came of, in its text. */
export const goToCause = (way: string): void => goToEffect(documentsOf(projectStore.getState().files), way);
