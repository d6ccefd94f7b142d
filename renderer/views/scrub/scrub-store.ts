import type { ReplayView } from '#api/session/replay-shape.ts';
import type { ProjectAction } from '#authoring/project/documents/project-action.ts';
import type { WrittenNumber } from '#authoring/text/json/written-number.ts';
import { store } from '#renderer/desk/state/store.ts';

export interface Scrubbed {
  readonly path: string;
  readonly number: WrittenNumber | null;
  readonly anchor: { readonly getBoundingClientRect: () => DOMRect };
  readonly from: HTMLElement | null;
}

/** The outcome of the current line for a number; `unknown`: too slow or not playable. */
export type ScrubOutcome = ReplayView['kind'];

interface Scrubbing {
  readonly asked: Scrubbed | null;
  readonly value: number;
  /** The edit so far: one undo step for all trials. */
  readonly done: ProjectAction | null;
  readonly outcomes: ReadonlyMap<number, { readonly kind: ScrubOutcome; readonly at: number | null }>;
}

const nothing: Scrubbing = { asked: null, value: 0, done: null, outcomes: new Map() };

export const scrubStore = store<Scrubbing>(() => nothing);

export function closeScrub(): void {
  scrubStore.setState(nothing);
}
