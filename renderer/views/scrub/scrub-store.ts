import type { ToldAgain } from '#api/session/play-again-shape.ts';
import type { ProjectAction } from '#authoring/project/documents/project-action.ts';
import type { WrittenNumber } from '#authoring/text/json/written-number.ts';
import { store } from '#renderer/desk/state/store.ts';

/** A number of a text that is tried out. Null: there is none at the cursor. */
export interface Scrubbed {
  readonly path: string;
  readonly number: WrittenNumber | null;
  /** Where its letters stand on the screen. */
  readonly anchor: { readonly getBoundingClientRect: () => DOMRect };
  /** What had the focus before. */
  readonly from: HTMLElement | null;
}

/** How the line on the board comes out with a number; `unknown`: it took too long, or cannot be played. */
export type Outcome = ToldAgain['kind'];

interface Scrubbing {
  readonly asked: Scrubbed | null;
  readonly value: number;
  /** What was done to the text: one step, whatever was tried. */
  readonly done: ProjectAction | null;
  readonly outcomes: ReadonlyMap<number, { readonly kind: Outcome; readonly at: number | null }>;
}

const nothing: Scrubbing = { asked: null, value: 0, done: null, outcomes: new Map() };

export const scrubStore = store<Scrubbing>(() => nothing);

export function closeScrub(): void {
  scrubStore.setState(nothing);
}
