import type { ProjectAction } from '#authoring/project/documents/project-action.ts';
import type { historyStore } from '../project/project-actions.ts';
import { choiceAt } from './chosen-place.ts';
import { type Chosen, isSameChoice } from './chosen-store.ts';

/** The last action that changed texts, also by undo. */
export function lastAction({ history, told }: ReturnType<typeof historyStore.getState>): ProjectAction | undefined {
  return (told?.did === 'undone' ? history.undone : history.done).at(-1);
}

/** Whether the action changed this entry or one of its translations. */
export function isChangedBy(action: ProjectAction | undefined, chosen: Chosen): boolean {
  return (action?.changes ?? []).some(({ path, replacements }) => {
    let shift = 0;
    return replacements.some(({ offset, removed, inserted }) => {
      const at = offset + shift;
      shift += inserted.length - removed.length;
      return isSameChoice(choiceAt(path, at), chosen);
    });
  });
}
