import { deskState } from '../state/desk-state.ts';
import type { PartId } from './part-ids.ts';
import type { WorkspaceId } from './workspace-ids.ts';

/** Areas of the game with focus commands. */
export type PlayPlace = 'board' | 'hand' | 'actions';

/** What the desk needs from its window. */
export interface Stage {
  /** `about`: the subject; omitted: unchanged. */
  openPart(id: PartId, about?: string | null): void;
  /** Changes the subject of a part that is open. */
  showAbout(id: PartId, about: string | null): void;
  showPart(part: PartId): void;
  hidePart(part: PartId): void;
  /** Also moves the focus. */
  goToPart(part: PartId): void;
  goToPlay(place: PlayPlace): void;
  enterWorkspace(id: WorkspaceId): void;
  /** As text or as a form. */
  isTextSeen(): boolean;
  isInExplorer(): boolean;
  rowsOfExplorer(): readonly string[];
  /** Null: none. */
  goalAtFocus(): string | null;
  /** Reloads the page with a new secret in its address. */
  reopen(secret: string): void;
}

const unseen: Stage = {
  openPart: () => undefined,
  showAbout: () => undefined,
  showPart: () => undefined,
  hidePart: () => undefined,
  goToPart: () => undefined,
  goToPlay: () => undefined,
  enterWorkspace: () => undefined,
  isTextSeen: () => true,
  isInExplorer: () => false,
  rowsOfExplorer: () => [],
  goalAtFocus: () => null,
  reopen: () => undefined,
};

const shown = deskState((): { stage: Stage } => ({ stage: unseen }));

export function showOn(stage: Stage): void {
  shown().stage = stage;
}

export const stage = (): Stage => shown().stage;
