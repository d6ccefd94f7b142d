import { changesOf, type KeepTaken } from '../state/keep.ts';
import { store } from '../state/store.ts';
import type { UsedNumber } from './used-number.ts';

export const firstSteps = ['try', 'back', 'own'] as const;
export type FirstStep = (typeof firstSteps)[number];

interface FirstMinute {
  /** Dismissal is a preference, like the language. */
  readonly isShown: boolean;
  /** Only what the person did. */
  readonly done: ReadonlySet<FirstStep>;
  /** `none`: nothing on the table yet. `unused`: no number of the project was used. */
  readonly scene: 'none' | 'unused' | 'ready' | 'changing' | 'changed' | 'back';
  /** From the help: it then takes the focus. */
  readonly isAsked: boolean;
  readonly number: UsedNumber | null;
  /** What is tried. */
  readonly instead: number;
  /** What happened with the written number, and what with the other one. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** Labels of the things on the table with the written number, by name. */
  readonly table: ReadonlyMap<string, string>;
}

export const firstMinuteStore = store<FirstMinute>(() => ({
  isShown: true,
  done: new Set(),
  scene: 'none',
  isAsked: false,
  number: null,
  instead: 0,
  before: [],
  after: [],
  table: new Map(),
}));
const { getState, setState } = firstMinuteStore;

export function dismissFirstMinute(): void {
  setState({ isShown: false, scene: 'none' });
}

export function noteStep(step: FirstStep): void {
  setState({ done: new Set([...getState().done, step]) });
}

export const keptBegun: KeepTaken<boolean> = {
  read: () => !getState().isShown,
  follow: changesOf(firstMinuteStore, ({ isShown }) => [isShown]),
  take: (begun) => begun && dismissFirstMinute(),
};
