import { isPart } from '#renderer/desk/stage/dock-parts.ts';
import type { Stage } from '#renderer/desk/stage/stage.ts';
import { isTextSeen, showEditor, showPart } from './dock-store.ts';
import { goToPart, goToPlay } from './focus-part.ts';
import { isInViewOverText } from './in-view.ts';
import { openView, showAbout } from './open-view.ts';

const row = '.explorer [role="treeitem"]';

export function isInExplorer(): boolean {
  return document.activeElement?.matches(row) === true;
}

export const windowStage: Stage = {
  openView,
  showAbout,
  showPart: (part) => (isPart(part) ? showPart(part) : showEditor()),
  goToPart,
  goToPlay,
  isTextSeen,
  isInViewOverText,
  isInExplorer,
  rowsOfExplorer: () => [...document.querySelectorAll<HTMLElement>(row)].map((one) => one.dataset['path'] ?? ''),
  goalAtFocus: () => document.activeElement?.closest<HTMLElement>('[data-goal]')?.dataset['goal'] ?? null,
  reopen(secret) {
    location.replace(`#${secret}`);
    location.reload();
  },
};
