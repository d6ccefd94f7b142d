import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { deskWords } from '#renderer/desk/words/desk-words.ts';
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
import { keepLines } from '#renderer/desk/lines/keep-lines.ts';
import { firstBoard } from '#renderer/desk/play/first-board.ts';
import { watchProject } from '#renderer/desk/project/watch-project.ts';
import { keepWork } from '#renderer/desk/recovery/keep-work.ts';
import { takePreferences, takeWork } from '#renderer/desk/recovery/take-work.ts';
import { setting } from '#renderer/desk/settings/settings-store.ts';
import { markNumbersOnEntry } from '#renderer/kit/look/number-boxes.ts';
import { StudioApiContext } from '#renderer/parts/connection/workbench-context.ts';
import { loadEditor } from '#renderer/views/editor/load-editor.ts';
import { followFaces } from '#renderer/views/faces/follow-faces.ts';
import { followThumbnail } from '#renderer/views/faces/follow-thumbnail.ts';
import { watchFaults } from '#renderer/views/help/faults-store.ts';
import { watchGit } from '#renderer/views/history/watch-git.ts';
import { startAutoSave } from '#renderer/views/project/auto-save.ts';
import { keepSettings } from '#renderer/views/settings/keep-settings.ts';
import { followLook } from './frame/follow-look.ts';
import { followNotices } from './frame/follow-notices.ts';
import { followWork } from './frame/follow-work.ts';
import { holdComposition } from './frame/hold-composition.ts';
import { WholeDesk } from './frame/whole-desk.tsx';
import type { Opened } from './opening/open-project.ts';
import { ConnectionError } from './opening/studio-connection.ts';

/** Shows the desk of a project that is being opened, the welcome where there is none, or why it cannot be. */
export async function showDesk(opening: Promise<Opened>): Promise<void> {
  const root = createRoot(document.getElementById('workbench') as HTMLElement);
  followLook();
  markNumbersOnEntry();
  try {
    const { connection, page, files, kept, settings, home } = await opening;
    keepSettings(connection.api, settings);
    takePreferences(kept.preferences);
    if (home.opened.kind !== 'project') {
      keepWork(connection.api, page);
      holdComposition();
      const { Welcome } = await import('./welcome/welcome.tsx');
      root.render(
        <StrictMode>
          <StudioApiContext value={connection.api}>
            <Welcome home={home} />
          </StudioApiContext>
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
    keepWork(connection.api, page);
    keepLines(connection.api);
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
        <StudioApiContext value={connection.api}>
          <WholeDesk kept={kept} />
        </StudioApiContext>
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
