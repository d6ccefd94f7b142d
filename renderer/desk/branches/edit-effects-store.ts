import type { ReplayView } from '#api/session/replay-shape.ts';
import { store } from '../state/store.ts';
import type { TestReplay } from '../workers/replay-calls.ts';

/** The result of replaying a line. `endless`: it never finished. */
export type BranchEffect = ReplayView | { readonly kind: 'endless' };

interface EditEffects {
  readonly lines: ReadonlyMap<string, BranchEffect>;
  /** Tests whose result differs from that on the content at opening. */
  readonly tests: ReadonlyMap<string, TestReplay>;
  readonly ofLines: number;
  readonly ofTests: number;
  readonly isRunning: boolean;
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

export const editEffectsStore = store<EditEffects>(() => noEffects);

export type OtherEffect = Extract<BranchEffect, { readonly kind: 'changed' | 'broken' | 'endless' }>;

export const isOther = (effect: BranchEffect): effect is OtherEffect =>
  effect.kind === 'changed' || effect.kind === 'broken' || effect.kind === 'endless';

/** The entry before which the first difference shows; null: none. */
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

export function forgetEffect(id: string): void {
  editEffectsStore.setState(({ lines, ofLines }) => {
    if (!lines.has(id)) return {};
    const left = new Map(lines);
    left.delete(id);
    return { lines: left, ofLines: ofLines - 1 };
  });
}
