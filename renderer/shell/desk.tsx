import './frame/page-styles.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDesk, type Desk } from '#renderer/desk/opening/create-desk.ts';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { markNumbersOnEntry } from '#renderer/kit/controls/number-boxes.ts';
import { StudioApiContext } from '#renderer/parts/connection/workbench-context.ts';
import { PageLocale } from '#renderer/parts/look/page-locale.tsx';
import { Tooltips } from '#renderer/parts/tips/tooltips.tsx';
import { findTable } from '#renderer/tables/table-list.ts';
import { loadEditor } from '#renderer/views/editor/load-editor.ts';
import { followFaces } from '#renderer/views/faces/follow-faces.ts';
import { followThumbnail } from '#renderer/views/faces/follow-thumbnail.ts';
import { followLook } from './frame/follow-look.ts';
import { holdComposition } from './frame/hold-composition.ts';
import { tellOfLeaving } from './frame/leave-editors.ts';
import { NotOpened } from './frame/not-opened.tsx';
import { tellIdle } from './frame/tell-idle.ts';
import { watchFaults } from './frame/watch-faults.ts';
import { WholeDesk } from './frame/whole-desk.tsx';
import type { ProjectOpening } from './opening/open-project.ts';
import HouseWorker from './workers/worker.ts?worker';
import { windowKeeps } from './workspaces/window-keeps.ts';
import { windowStage } from './workspaces/window-stage.ts';

export async function showDesk(opening: Promise<ProjectOpening>): Promise<void> {
  const root = createRoot(document.getElementById('workbench') as HTMLElement);
  try {
    const made = createDesk((name) => new HouseWorker({ name }), {
      ...{ stage: windowStage, findTable, keeps: windowKeeps },
      showGit: async (api) => (await import('#renderer/views/history/git-marks.ts')).startGitMarks(api),
    });
    followLook();
    markNumbersOnEntry();
    const { connection, page, files, kept, settings, home } = await opening;
    tellIdle();
    const desk = made.connect(connection.api, settings, kept.preferences);
    keepsWork(desk);
    if (home.opened.kind !== 'project') {
      desk.keep(page);
      holdComposition();
      const { Welcome } = await import('./welcome/welcome.tsx');
      root.render(
        <StrictMode>
          <PageLocale>
            <StudioApiContext value={desk.api}>
              <Welcome home={home} />
              <Tooltips />
            </StudioApiContext>
          </PageLocale>
        </StrictMode>,
      );
      return;
    }
    // Monaco reads its language when it loads.
    if (localeNow() === 'ja') await import('monaco-editor/nls/lang/ja');
    else await import('#renderer/desk/editor/editor-english.ts');
    // The largest chunk, loaded while the project is read.
    void loadEditor();
    await desk.open({ listen: connection.listen, page, files, kept });
    tellOfLeaving(desk.saving);
    watchFaults();
    followFaces();
    // Only the list of recent projects needs the thumbnail, so a failure does not matter here.
    void followThumbnail(desk.api).catch(() => undefined);
    holdComposition();
    root.render(
      <StrictMode>
        <PageLocale>
          <StudioApiContext value={desk.api}>
            <WholeDesk kept={kept} />
            <Tooltips />
          </StudioApiContext>
        </PageLocale>
      </StrictMode>,
    );
  } catch (error) {
    root.render(<NotOpened error={error} locale={localeNow()} />);
  }
}

/** A hidden page may never come back. */
function keepsWork({ keepNow }: Desk): void {
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepNow();
  });
}
