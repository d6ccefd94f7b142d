import { deskWords } from './words/desk-words.ts';
import { localeNow } from './words/locale-store.ts';
import './look/fonts.css';
import './look/tokens.css';
import './look/frame.css';
import './look/controls.css';
import './look/floating.css';
import './look/dialog.css';
import './look/play.css';
import './look/short.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConnectionError } from './connection/studio-connection.ts';
import { loadEditor } from './editor/load-editor.ts';
import { followCurrent } from './explorer/fold-store.ts';
import { followFaces } from './faces/follow-faces.ts';
import { followThumbnail } from './faces/follow-thumbnail.ts';
import { followNotices } from './frame/follow-notices.ts';
import { followWork } from './frame/follow-work.ts';
import { holdComposition } from './frame/hold-composition.ts';
import { WholeDesk } from './frame/whole-desk.tsx';
import { StudioApiContext } from './frame/workbench-context.ts';
import { watchFaults } from './help/faults-store.ts';
import { watchFirstMinute } from './help/first-minute-store.ts';
import { watchGit } from './history/watch-git.ts';
import { followEdits } from './lines/follow-edits.ts';
import { keepLines } from './lines/keep-lines.ts';
import { followLook } from './look/follow-look.ts';
import { markNumbersOnEntry } from './look/number-boxes.ts';
import { firstBoard } from './play/first-board.ts';
import { startAutoSave } from './project/auto-save.ts';
import { watchProject } from './project/watch-project.ts';
import { keepWork } from './recovery/keep-work.ts';
import type { Opened } from './recovery/open-project.ts';
import { takePreferences, takeWork } from './recovery/take-work.ts';
import { keepSettings } from './settings/keep-settings.ts';
import { setting } from './settings/settings-store.ts';

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
    else await import('./editor/editor-english.ts');
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
