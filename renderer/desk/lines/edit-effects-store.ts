import type { ToldAgain } from '#api/session/play-again-shape.ts';
import { store } from '../state/store.ts';
import type { TestAgain } from '../workers/again-calls.ts';

/** How a line came out after an edit. `endless`: the engine did not come to its end with it. */
export type LineEffect = ToldAgain | { readonly kind: 'endless' };

interface EditEffects {
  /** What was found so far, on the content as it is. */
  readonly lines: ReadonlyMap<string, LineEffect>;
  /** Tests that come out otherwise than on the content with which the desk was opened. */
  readonly tests: ReadonlyMap<string, TestAgain>;
  readonly ofLines: number;
  readonly ofTests: number;
  readonly isRunning: boolean;
  /** It was stopped before all was played. */
  readonly isStopped: boolean;
}

export const noEffects: EditEffects = {
  lines: new Map(),
  tests: new Map(),
  ofLines: 0,
  ofTests: 0,
  isRunning: false,
  isStopped: false,
};

/** What the last edit does to all that is kept: lines and tests. */
export const editEffectsStore = store<EditEffects>(() => noEffects);

/** A line that does not come out as it did. */
export type OtherEffect = Extract<LineEffect, { readonly kind: 'changed' | 'broken' | 'endless' }>;

export const isOther = (effect: LineEffect): effect is OtherEffect =>
  effect.kind === 'changed' || effect.kind === 'broken' || effect.kind === 'endless';

/** Before which entry a line stands when its first difference is to be seen; null: it has no place. */
export function placeOf(effect: OtherEffect): number | null {
  switch (effect.kind) {
    case 'changed':
      return effect.at + 1;
    case 'broken':
      return effect.changed === null ? Math.max(0, effect.broken.at) : effect.changed + 1;
    case 'endless':
      return null;
  }
}

/** Nothing is told any more of a line that was pinned. */
export function forgetEffect(id: string): void {
  editEffectsStore.setState(({ lines, ofLines }) => {
    if (!lines.has(id)) return {};
    const left = new Map(lines);
    left.delete(id);
    return { lines: left, ofLines: ofLines - 1 };
  });
}
