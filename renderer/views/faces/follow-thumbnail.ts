import type { StudioApi } from '#api/studio/studio-api.ts';
import { firstBoard } from '#renderer/desk/play/first-board.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { userActivity } from './user-activity.ts';

/** Idle time before background drawing starts, in milliseconds. */
const REST = 10_000;

/** Keeps a thumbnail of the project, redrawn when the user is idle and files have changed. */
export async function followThumbnail(api: StudioApi): Promise<void> {
  await firstBoard();
  await userActivity.rest(REST);
  const { Thumbnail } = await import('./thumbnail.tsx');
  const thumbnail = new Thumbnail(api);
  for (;;) {
    const { files } = projectStore.getState();
    // A background task: ignore failures
    await thumbnail.keep().catch(() => undefined);
    if (projectStore.getState().files === files) await otherFiles();
    await userActivity.rest(REST);
  }
}

const otherFiles = (): Promise<void> =>
  new Promise((then) => {
    const end = projectStore.subscribe((state, before) => {
      if (state.files === before.files) return;
      end();
      then();
    });
  });
