import { useStore } from 'zustand';
import { pathInside } from '#authoring/packages/package-path.ts';
import { documentsOf } from '#renderer/parts/documents/use-documents.ts';
import { isTextSeen } from '#renderer/shell/dock/dock-store.ts';
import { useEntry } from '../../tables/library/use-entry.ts';
import type { BoardProps } from '../../tables/table-view.ts';
import { cursorStore } from '../editor/cursor-store.ts';
import { goToEffect } from '../project/effect-place.ts';
import { showItem } from '../project/item-place.ts';
import { projectStore } from '../project/project-store.ts';

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
  if (how === 'open' || isTextSeen()) showItem(documentsOf(projectStore.getState().files), ids);
};

/** The effect that something came of, in its text. */
export const goToCause = (way: string): void => goToEffect(documentsOf(projectStore.getState().files), way);
