import { isPart, type PartId } from '#renderer/desk/stage/part-ids.ts';
import { shapes } from './shapes.ts';
import { enlarge, hasOneSlot, isShown, workspacesStore } from './workspaces-store.ts';

export function isEnlarged(): boolean {
  return workspacesStore.getState().enlarged !== null;
}

/** The focused part fills the workspace, or the others return. */
export function toggleEnlarged(): void {
  const state = workspacesStore.getState();
  if (!hasOneSlot(state)) enlarge(state.enlarged === null ? (focusedPart() ?? shapes[state.current].goTo) : null);
}

function focusedPart(): PartId | null {
  const id = document.activeElement?.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? '';
  return isPart(id) && isShown(id) ? id : null;
}
