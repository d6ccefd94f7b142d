import { piece } from '../state/desk-state.ts';
import type { DeskPart } from './dock-parts.ts';
import type { ViewId } from './view-ids.ts';

/** Places inside the game that are gone to by themselves. */
export type PlayPlace = 'board' | 'hand' | 'actions';

/** What the desk asks of the window that shows it. */
export interface Stage {
  /** Opens a view, or brings it to the front. `about`: what it is to show; left out, it shows what it showed. */
  openView(id: ViewId, about?: string | null): void;
  /** What an open view is about from now on; it stays where it is. */
  showAbout(id: ViewId, about: string | null): void;
  showPart(part: DeskPart): void;
  /** Shows a part and moves the focus into it. */
  goToPart(part: DeskPart): void;
  goToPlay(place: PlayPlace): void;
  /** Whether a file of the project is to be seen. */
  isTextSeen(): boolean;
  /** Whether the focus is in a view that covers the text editor. */
  isInViewOverText(): boolean;
  /** Whether the focus is on a row of the explorer. */
  isInExplorer(): boolean;
  /** The paths of the explorer's rows, from the top. */
  rowsOfExplorer(): readonly string[];
  /** The goal that the focused element names; null: none. */
  goalAtFocus(): string | null;
  /** Opens the page again in place of this one, with another secret in its address. */
  reopen(secret: string): void;
}

/** A desk without a window. */
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

const shown = piece((): { stage: Stage } => ({ stage: unseen }));

/** From now on the desk is shown here. */
export function showOn(stage: Stage): void {
  shown().stage = stage;
}

export const stage = (): Stage => shown().stage;
