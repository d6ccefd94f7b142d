import { playStore } from '../play/play-store.ts';
import { historyStore } from '../project/project-actions.ts';
import { changesOf, type KeepTaken } from '../state/keep.ts';
import { store } from '../state/store.ts';

export const firstSteps = ['edit', 'answer', 'back'] as const;
export type FirstStep = (typeof firstSteps)[number];

interface FirstMinute {
  readonly isShown: boolean;
  readonly done: ReadonlySet<FirstStep>;
}

/** Progress of the first steps. Dismissal is a preference, like the language. */
export const firstMinuteStore = store<FirstMinute>(() => ({ isShown: true, done: new Set() }));

export function dismissFirstMinute(): void {
  firstMinuteStore.setState({ isShown: false });
}

export const keptBegun: KeepTaken<boolean> = {
  read: () => !firstMinuteStore.getState().isShown,
  follow: changesOf(firstMinuteStore, ({ isShown }) => [isShown]),
  take: (begun) => begun && dismissFirstMinute(),
};

function note(step: FirstStep): void {
  const { isShown, done } = firstMinuteStore.getState();
  if (isShown && !done.has(step)) firstMinuteStore.setState({ done: new Set([...done, step]) });
}

export function watchFirstMinute(): void {
  historyStore.subscribe(({ history }, before) => {
    const isLonger = history.done.length > before.history.done.length;
    // Moving or creating a file is not an edit.
    if (isLonger && (history.done.at(-1)?.changes.length ?? 0) > 0) note('edit');
  });
  playStore.subscribe(({ view }, before) => {
    if (view === null || before.view === null || view === before.view) return;
    if (view.at > before.view.at) note('answer');
    if (view.at < before.view.at) note('back');
  });
}
