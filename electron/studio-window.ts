import path from 'node:path';
import { BrowserWindow } from 'electron';
import type { StudioEvent } from '#api/studio-api.ts';
import { watchOpenPages } from '#host/open-pages.ts';
import { keptFolder, makeRecovery } from '#host/recovery.ts';
import { makeStudioHost } from '#host/studio-host.ts';
import { watchProject } from '#host/watch-project.ts';
import type { CallTable } from './call-table.ts';
import { pageAddress } from './page-address.ts';

const PRELOAD = path.join(import.meta.dirname, '..', 'preload', 'preload.cjs');

/** Shows a project in a window of its own; resolves when the page is there. */
export async function openStudioWindow(table: CallTable, folder: string, withTools: boolean): Promise<void> {
  const window = new BrowserWindow({
    width: 1440,
    height: 900,
    minWidth: 640,
    minHeight: 480,
    show: false,
    autoHideMenuBar: true,
    title: 'サイトシーイング・スタジオ',
    webPreferences: {
      preload: PRELOAD,
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webviewTag: false,
      navigateOnDragDrop: false,
      // Its dictionaries would be fetched from elsewhere.
      spellcheck: false,
      devTools: withTools,
    },
  });
  const { webContents } = window;
  const kept = keptFolder();
  const pages = watchOpenPages(folder, kept, (open) => table.tell(webContents, { event: 'pages', pages: [...open] }));
  const known = new Set<string>();
  const note = (page: string, unsaved: readonly string[]) => {
    // A window is there as soon as its page has said who it is, and as long as the window.
    if (!known.has(page)) pages.enter(page);
    known.add(page);
    pages.note(page, unsaved);
  };
  table.register(webContents, makeStudioHost(folder, makeRecovery(folder, kept), { note }));
  const filesChanged: StudioEvent = { event: 'filesChanged' };
  const watching = watchProject(folder, () => table.tell(webContents, filesChanged));
  window.once('closed', () => {
    watching.close();
    void pages.close();
  });
  window.once('ready-to-show', () => window.show());
  await window.loadURL(pageAddress);
}
