import path from 'node:path';
import { BrowserWindow } from 'electron';
import type { StudioEvent } from '#api/studio-api.ts';
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
  table.register(webContents, makeStudioHost(folder));
  const filesChanged: StudioEvent = { event: 'filesChanged' };
  const watching = watchProject(folder, () => table.tell(webContents, filesChanged));
  window.once('closed', () => watching.close());
  window.once('ready-to-show', () => window.show());
  await window.loadURL(pageAddress);
}
