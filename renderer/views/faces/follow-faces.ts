import { firstBoard } from '#renderer/desk/play/first-board.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { followSetting, setting } from '#renderer/desk/settings/settings-store.ts';
import { hands } from './hands.ts';
import type { MeasuredBehind } from './measured-behind.ts';

/** The desk is left alone so long before anything is drawn behind it, in milliseconds. */
const REST = 10_000;

/** What measures, fetched when it is first wanted. */
class Measurer {
  private behind: Promise<MeasuredBehind> | undefined;

  get isFetched(): boolean {
    return this.behind !== undefined;
  }

  /** `files`: what counts as known; what is other by then was changed. */
  fetched(files = projectStore.getState().files): Promise<MeasuredBehind> {
    this.behind ??= import('./measured-behind.ts').then(
      (one) => new one.MeasuredBehind(files),
      (error: unknown) => {
        // It is asked for anew when it is wanted again
        this.behind = undefined;
        throw error;
      },
    );
    return this.behind;
  }
}
const measurer = new Measurer();

/** Measures all faces that were not yet, or once more where all were. */
export const measureAllFaces = async (): Promise<void> => (await measurer.fetched()).measureAll('asked');

/** Measures the faces of the project behind everything else, as it is set, from when nobody does anything for the first time. */
export function followFaces(): void {
  const { files } = projectStore.getState();
  const follow = async (): Promise<void> => {
    const which = setting('editor.measureFaces');
    if (which !== 'off' || measurer.isFetched) await (await measurer.fetched(files)).follow(which);
  };
  // Nobody asked for it: what cannot be fetched now is no fault to tell
  const unasked = () => undefined;
  // On a slow machine the first board may take longer than that
  void firstBoard()
    .then(() => hands.rest(REST))
    .then(follow)
    .catch(unasked);
  followSetting('editor.measureFaces', () => void follow().catch(unasked));
}
