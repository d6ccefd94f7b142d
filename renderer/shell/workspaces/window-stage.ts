import type { Stage } from '#renderer/desk/stage/stage.ts';
import { goToPart, goToPlay } from './focus-part.ts';
import { openPart } from './open-part.ts';
import { enterWorkspace, hidePart, isShown, setAbout, showPart } from './workspaces-store.ts';

const row = '.explorer [role="treeitem"]';

export function isInExplorer(): boolean {
  return document.activeElement?.matches(row) === true;
}

export const windowStage: Stage = {
  openPart,
  showAbout: setAbout,
  showPart,
  hidePart,
  goToPart,
  goToPlay,
  enterWorkspace,
  isTextSeen: () => isShown('editor') || isShown('form'),
  isInExplorer,
  rowsOfExplorer: () => [...document.querySelectorAll<HTMLElement>(row)].map((one) => one.dataset['path'] ?? ''),
  goalAtFocus: () => document.activeElement?.closest<HTMLElement>('[data-goal]')?.dataset['goal'] ?? null,
  reopen(secret) {
    location.replace(`#${secret}`);
    location.reload();
  },
};
