import { firstBoard } from '#renderer/desk/play/first-board.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { followSetting, setting } from '#renderer/desk/settings/settings-store.ts';
import type { BackgroundMeasurer } from './background-measurer.ts';
import { userActivity } from './user-activity.ts';

/** Idle time before background drawing starts, in milliseconds. */
const REST = 10_000;

class Measurer {
  private behind: Promise<BackgroundMeasurer> | undefined;

  get isFetched(): boolean {
    return this.behind !== undefined;
  }

  /** `files`: the state that counts as measured; later changes are measured. */
  fetched(files = projectStore.getState().files): Promise<BackgroundMeasurer> {
    this.behind ??= import('./background-measurer.ts').then(
      (one) => new one.BackgroundMeasurer(files),
      (error: unknown) => {
        this.behind = undefined;
        throw error;
      },
    );
    return this.behind;
  }
}
const measurer = new Measurer();

export const measureAllFaces = async (): Promise<void> => (await measurer.fetched()).measureAll('asked');

/** Measures the project's faces in the background once the user is idle, according to the setting. */
export function followFaces(): void {
  const { files } = projectStore.getState();
  const follow = async (): Promise<void> => {
    const which = setting('editor.measureFaces');
    if (which !== 'off' || measurer.isFetched) await (await measurer.fetched(files)).follow(which);
  };
  // A background task: ignore load failures
  const unasked = () => undefined;
  // On a slow machine the first board may take longer than that
  void firstBoard()
    .then(() => userActivity.rest(REST))
    .then(follow)
    .catch(unasked);
  followSetting('editor.measureFaces', () => void follow().catch(unasked));
}
