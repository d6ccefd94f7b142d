import { keepOfWindow } from '#renderer/desk/recovery/keeps.ts';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { showOn } from '#renderer/desk/stage/stage.ts';
import { findTablesBy } from '#renderer/desk/table/game-tables.ts';
import { deskWords } from '#renderer/desk/words/desk-words.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { PageLocale } from '../parts/look/page-locale.tsx';
import { windowKeeps } from './dock/window-keeps.ts';
import { windowStage } from './dock/window-stage.ts';
import '#renderer/kit/look/fonts.css';
import '#renderer/kit/look/tokens.css';
import '#renderer/kit/look/frame.css';
import '#renderer/kit/look/controls.css';
import '#renderer/kit/look/floating.css';
import '#renderer/kit/look/dialog.css';
import '#renderer/kit/look/play.css';
import '#renderer/kit/look/short.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { followCurrent } from '#renderer/desk/explorer/fold-store.ts';
import { watchFirstMinute } from '#renderer/desk/help/first-minute-store.ts';
import { followEdits } from '#renderer/desk/lines/follow-edits.ts';
import { keepLines, writeLinesNow } from '#renderer/desk/lines/keep-lines.ts';
import { watchProject } from '#renderer/desk/opening/watch-project.ts';
import { firstBoard } from '#renderer/desk/play/first-board.ts';

import { ConnectionError } from '#renderer/desk/project/studio-connection.ts';

import { keepWork } from '#renderer/desk/recovery/keep-work.ts';
import { takePreferences, takeWork } from '#renderer/desk/recovery/take-work.ts';
import { setting } from '#renderer/desk/settings/settings-store.ts';
import { markNumbersOnEntry } from '#renderer/kit/look/number-boxes.ts';
import { StudioApiContext } from '#renderer/parts/connection/workbench-context.ts';
import { loadEditor } from '#renderer/views/editor/load-editor.ts';
import { followFaces } from '#renderer/views/faces/follow-faces.ts';
import { followThumbnail } from '#renderer/views/faces/follow-thumbnail.ts';
import { watchGit } from '#renderer/views/history/watch-git.ts';
import { startAutoSave } from '#renderer/views/project/auto-save.ts';
import { keepSettings } from '#renderer/views/settings/keep-settings.ts';
import { followLook } from './frame/follow-look.ts';
import { followNotices } from './frame/follow-notices.ts';
import { followWork } from './frame/follow-work.ts';
import { holdComposition } from './frame/hold-composition.ts';
import { watchFaults } from './frame/watch-faults.ts';
import { WholeDesk } from './frame/whole-desk.tsx';
import type { Opened } from './opening/open-project.ts';

/** Shows the desk of a project that is being opened, the welcome where there is none, or why it cannot be. */
export async function showDesk(opening: Promise<Opened>): Promise<void> {
  const root = createRoot(document.getElementById('workbench') as HTMLElement);
  showOn(windowStage);
  findTablesBy(findTable);
  keepOfWindow(windowKeeps);
  followLook();
  markNumbersOnEntry();
  try {
    const { connection, page, files, kept, settings, home } = await opening;
    keepSettings(connection.api, settings);
    takePreferences(kept.preferences);
    if (home.opened.kind !== 'project') {
      keepsWork(keepWork(connection.api, page));
      holdComposition();
      const { Welcome } = await import('./welcome/welcome.tsx');
      root.render(
        <StrictMode>
          <PageLocale>
            <StudioApiContext value={connection.api}>
              <Welcome home={home} />
            </StudioApiContext>
          </PageLocale>
        </StrictMode>,
      );
      return;
    }
    // The editor takes its language when it is loaded, so its words come before it.
    if (localeNow() === 'ja') await import('monaco-editor/nls/lang/ja');
    else await import('#renderer/desk/editor/editor-english.ts');
    // It is the largest part of the page, and is made ready while the project is being read.
    void loadEditor();
    await watchProject(connection, page, files, () => takeWork(kept));
    keepsWork(keepWork(connection.api, page));
    keepLines(connection.api);
    keepsWork(writeLinesNow);
    followEdits();
    startAutoSave(connection.api, () => ({ when: setting('files.autoSave'), delay: setting('files.autoSaveDelay') }));
    followCurrent();
    watchFirstMinute();
    followWork();
    followNotices();
    // What git says comes after what is written.
    void firstBoard().then(() => watchGit(connection.api));
    watchFaults();
    followFaces();
    // A picture that is not drawn is missed by nobody.
    void followThumbnail(connection.api).catch(() => undefined);
    holdComposition();
    root.render(
      <StrictMode>
        <PageLocale>
          <StudioApiContext value={connection.api}>
            <WholeDesk kept={kept} />
          </StudioApiContext>
        </PageLocale>
      </StrictMode>,
    );
  } catch (error) {
    const words = deskWords[localeNow()];
    const why = error instanceof ConnectionError ? error.code : 'unreachable';
    root.render(
      <main className="lost">
        <h1>{words.product}</h1>
        <p role="alert">{words.notOpened[why]}</p>
      </main>,
    );
  }
}

/** A page that goes out of sight may never come back: what is still to be kept is kept then. */
function keepsWork(keepNow: () => void): void {
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keepNow();
  });
}
