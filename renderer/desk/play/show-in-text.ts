import { documentsOf } from '../project/documents.ts';
import { goToEffect } from '../project/effect-place.ts';
import { showItem } from '../project/item-place.ts';
import { projectStore } from '../project/project-store.ts';
import { stage } from '../stage/stage.ts';

/** Selects in the text what is chosen on the table, if the editor is visible or requested. */
export function showInText(ids: readonly string[], how: 'along' | 'open'): void {
  if (how === 'open' || stage().isTextSeen()) showItem(documentsOf(projectStore.getState().files), ids);
}

export const goToCause = (way: string): void => goToEffect(documentsOf(projectStore.getState().files), way);
