import type { StudioApi } from '#api/studio/studio-api.ts';
import { firstBoard } from '#renderer/desk/play/first-board.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { hands } from './hands.ts';

/** The desk is left alone so long before anything is drawn behind it, in milliseconds. */
const REST = 10_000;

/** Keeps a picture of some faces of the project whenever nobody does anything and its files are others than before. */
export async function followThumbnail(api: StudioApi): Promise<void> {
  await firstBoard();
  await hands.rest(REST);
  const { Thumbnail } = await import('./thumbnail.tsx');
  const thumbnail = new Thumbnail(api);
  for (;;) {
    const { files } = projectStore.getState();
    // Nobody asked for it: what cannot be drawn or kept now is no fault to tell
    await thumbnail.keep().catch(() => undefined);
    if (projectStore.getState().files === files) await otherFiles();
    await hands.rest(REST);
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
