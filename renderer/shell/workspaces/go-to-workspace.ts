import type { PartId } from '#renderer/desk/stage/part-ids.ts';
import { type WorkspaceId, workspaceIds } from '#renderer/desk/stage/workspace-ids.ts';
import type { Keys } from '#renderer/kit/keys/keys.ts';
import { goToPart, goToPlay } from './focus-part.ts';
import { shapes } from './shapes.ts';
import { enterWorkspace, frontOf, isShown, workspacesStore } from './workspaces-store.ts';

export const workspaceCommand = (id: WorkspaceId): string => `go.workspace.${id}`;

/** The second of them led to the layouts of before. */
const alsoKeys: Readonly<Partial<Record<WorkspaceId, Keys>>> = {
  cards: 'Mod+Alt+1',
  play: 'Mod+Alt+2',
  translate: 'Mod+Alt+3',
  project: 'Mod+Alt+4',
};

export function workspaceKeys(id: WorkspaceId): readonly Keys[] {
  const also = alsoKeys[id];
  return [`Mod+${workspaceIds.indexOf(id) + 1}`, ...(also === undefined ? [] : [also])];
}

/** Enters a workspace, with the focus in its main part. */
export function goToWorkspace(id: WorkspaceId): void {
  enterWorkspace(id);
  const { goTo } = shapes[id];
  const part = isShown(goTo) ? goTo : (insteadOf(goTo) ?? goTo);
  if (part === 'play') goToPlay('board');
  else goToPart(part);
}

/** The look that took the place of a part. */
function insteadOf(goTo: PartId): PartId | undefined {
  const state = workspacesStore.getState();
  return (['main', 'text'] as const)
    .flatMap((slot) => frontOf(state, slot) ?? [])
    .find((front) => front !== goTo && isShown(front));
}
