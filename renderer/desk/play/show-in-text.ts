import { documentsOf } from '../project/documents.ts';
import { goToEffect } from '../project/effect-place.ts';
import { showItem } from '../project/item-place.ts';
import { projectStore } from '../project/project-store.ts';
import { stage } from '../stage/stage.ts';

/** What is chosen on the table stands in the text, as far as the editor is to be seen or is asked for. */
export function showInText(ids: readonly string[], how: 'along' | 'open'): void {
  if (how === 'open' || stage().isTextSeen()) showItem(documentsOf(projectStore.getState().files), ids);
}

/** The effect that something came of, in its text. */
export const goToCause = (way: string): void => goToEffect(documentsOf(projectStore.getState().files), way);
