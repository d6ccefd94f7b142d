import { playStore } from '../play/play-store.ts';
import { historyStore } from '../project/project-actions.ts';
import { changesOf, type KeepTaken } from '../state/keep.ts';
import { store } from '../state/store.ts';

/** What somebody does in the first minute, in its order. */
export const firstSteps = ['edit', 'answer', 'back'] as const;
export type FirstStep = (typeof firstSteps)[number];

interface FirstMinute {
  /** Nobody has read or done it yet. */
  readonly isShown: boolean;
  readonly done: ReadonlySet<FirstStep>;
}

/** How far somebody who opened the studio for the first time has come. What was put away stays so, as the language does. */
export const firstMinuteStore = store<FirstMinute>(() => ({ isShown: true, done: new Set() }));

export function putFirstMinuteAway(): void {
  firstMinuteStore.setState({ isShown: false });
}

export const keptBegun: KeepTaken<boolean> = {
  read: () => !firstMinuteStore.getState().isShown,
  follow: changesOf(firstMinuteStore, ({ isShown }) => [isShown]),
  take: (begun) => begun && putFirstMinuteAway(),
};

function note(step: FirstStep): void {
  const { isShown, done } = firstMinuteStore.getState();
  if (isShown && !done.has(step)) firstMinuteStore.setState({ done: new Set([...done, step]) });
}

/** Sees what is done at the desk, from now on. */
export function watchFirstMinute(): void {
  historyStore.subscribe(({ history }, before) => {
    const isLonger = history.done.length > before.history.done.length;
    // A file that was moved or made is no number that was changed.
    if (isLonger && (history.done.at(-1)?.changes.length ?? 0) > 0) note('edit');
  });
  playStore.subscribe(({ view }, before) => {
    if (view === null || before.view === null || view === before.view) return;
    if (view.at > before.view.at) note('answer');
    if (view.at < before.view.at) note('back');
  });
}
