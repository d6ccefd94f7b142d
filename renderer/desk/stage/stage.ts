import { deskState } from '../state/desk-state.ts';
import type { DeskPart } from './dock-parts.ts';
import type { ViewId } from './view-ids.ts';

/** Areas of the game with focus commands. */
export type PlayPlace = 'board' | 'hand' | 'actions';

/** What the desk needs from its window. */
export interface Stage {
  /** `about`: the subject; omitted: unchanged. */
  openView(id: ViewId, about?: string | null): void;
  /** Changes the subject of an open view. */
  showAbout(id: ViewId, about: string | null): void;
  showPart(part: DeskPart): void;
  /** Also moves the focus. */
  goToPart(part: DeskPart): void;
  goToPlay(place: PlayPlace): void;
  isTextSeen(): boolean;
  /** Whether the focus is in a view that covers the text editor. */
  isInViewOverText(): boolean;
  isInExplorer(): boolean;
  rowsOfExplorer(): readonly string[];
  /** Null: none. */
  goalAtFocus(): string | null;
  /** Reloads the page with a new secret in its address. */
  reopen(secret: string): void;
}

const unseen: Stage = {
  openView: () => undefined,
  showAbout: () => undefined,
  showPart: () => undefined,
  goToPart: () => undefined,
  goToPlay: () => undefined,
  isTextSeen: () => false,
  isInViewOverText: () => false,
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
