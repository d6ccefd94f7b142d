import path from 'node:path';
import { app, BrowserWindow, screen } from 'electron';
import type { RecentProjects } from '#host/home/recent-projects.ts';
import type { StartProcess } from '#host/lab-runs/background-process.ts';
import { openRoom } from '#host/open-room.ts';
import type { PictureStore } from '#host/pictures/picture-store.ts';
import type { Printer } from '#host/print/printer.ts';
import type { CallTable } from './call-table.ts';
import { chooseInDialog } from './choose-in-dialog.ts';
import { confinedPage } from './confinement.ts';
import { pageAddress } from './page-address.ts';
import { boundsToOpen, keepBounds, readBounds } from './window-bounds.ts';

const PRELOAD = path.join(import.meta.dirname, '..', 'preload', 'preload.cjs');

export interface WindowContext {
  readonly kept: string;
  readonly recent: RecentProjects;
  /** Null: the welcome. */
  readonly show: (folder: string | null) => Promise<void>;
  readonly withTools: boolean;
  /** Of all open projects. */
  readonly shelves: Set<PictureStore>;
  readonly printer: Printer;
  readonly startProcess: StartProcess;
}

/** Null: the welcome. Resolves when the page is loaded. */
export async function openStudioWindow(
  table: CallTable,
  folder: string | null,
  { kept, recent, show, withTools, shelves, printer, startProcess }: WindowContext,
): Promise<void> {
  const window = new BrowserWindow({
    ...boundsToOpen(
      readBounds(kept),
      screen.getAllDisplays().map(({ workArea }) => workArea),
    ),
    minWidth: 640,
    minHeight: 480,
    show: false,
    autoHideMenuBar: true,
    title: 'サイトシーイング・スタジオ',
    webPreferences: {
      ...confinedPage,
      preload: PRELOAD,
      devTools: withTools,
    },
  });
  const { webContents } = window;
  // Empty for the welcome, which never sends its id.
  const desks = new Set<string>();
  const room = openRoom(folder, {
    kept,
    recent,
    printer,
    startProcess,
    tell: (event) => table.tell(webContents, event),
    door: {
      async open(wanted) {
        await show(wanted);
        // Close the welcome; a desk may have unsaved work.
        if (desks.size === 0) window.close();
        return null;
      },
      choose: chooseInDialog,
      documents: app.getPath('documents'),
    },
  });
  const { pictures } = room;
  if (pictures !== null) shelves.add(pictures);
  table.register(webContents, {
    ...room.api,
    notePage(ask) {
      // A window counts as open from the first message of its page.
      if (!desks.has(ask.page)) room.enter(ask.page);
      desks.add(ask.page);
      return room.api.notePage(ask);
    },
  });
  window.on('close', () => keepBounds(kept, window.getNormalBounds()));
  window.once('closed', () => {
    if (pictures !== null) shelves.delete(pictures);
    void room.close();
  });
  window.once('ready-to-show', () => window.show());
  await window.loadURL(pageAddress);
}
