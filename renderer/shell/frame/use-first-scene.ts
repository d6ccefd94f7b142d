import { useEffect } from 'react';
import type { KeptWork } from '#api/studio/kept-work.ts';
import { firstMinuteStore } from '#renderer/desk/help/first-minute-store.ts';
import { firstBoard } from '#renderer/desk/play/first-board.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';
import { enlarge, workspacesStore } from '../workspaces/workspaces-store.ts';

const isOn = ({ scene }: ReturnType<typeof firstMinuteStore.getState>) => scene !== 'none' && scene !== 'unused';

/** Never takes the person away from another workspace. */
function enlargeScene(): void {
  if (workspacesStore.getState().current === 'play') enlarge(isOn(firstMinuteStore.getState()) ? 'play' : null);
}

/** A person who begins finds the table in the middle of a game, alone on the desk. */
export function useFirstScene(kept: KeptWork): void {
  useEffect(
    () =>
      firstMinuteStore.subscribe((state, before) => {
        if (isOn(state) !== isOn(before)) enlargeScene();
      }),
    [],
  );
  useEffect(
    () =>
      workspacesStore.subscribe(({ current }, before) => {
        if (current !== before.current && isOn(firstMinuteStore.getState())) enlargeScene();
      }),
    [],
  );
  useEffect(() => {
    if (!firstMinuteStore.getState().isShown) return;
    void firstBoard().then(async () => {
      if (playStore.getState().state !== 'running' || !firstMinuteStore.getState().isShown) return;
      const { prepareScene, resumeScene } = await import('#renderer/desk/help/first-scene.ts');
      if (kept.game !== null) return resumeScene();
      if (playStore.getState().view?.at === 0) await prepareScene();
    });
  }, [kept]);
}
