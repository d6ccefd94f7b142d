import { Menu, type MenuItemConstructorOptions } from 'electron';
import { words } from './desktop-words.ts';
import type { Updates } from './updates.ts';

export interface MenuActions {
  welcome(): void;
  open(): void;
  /** Null: no updates. */
  readonly updates: Updates | null;
}

/** Undo belongs to the desk. Developer tools are only in development. */
export function setMenu(ways: MenuActions, withTools: boolean): void {
  const { file, welcome, openFolder, edit, view } = words();
  const tools: MenuItemConstructorOptions[] = withTools ? [{ role: 'reload' }, { role: 'toggleDevTools' }] : [];
  const template: MenuItemConstructorOptions[] = [
    ...(process.platform === 'darwin' ? [{ role: 'appMenu' as const }] : []),
    {
      label: file,
      submenu: [
        { label: welcome, click: () => ways.welcome() },
        { label: openFolder, click: () => ways.open() },
        ...itemsOfUpdates(ways.updates),
        { type: 'separator' },
        { role: 'close' },
      ],
    },
    { label: edit, submenu: [{ role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }] },
    {
      label: view,
      submenu: [
        ...tools,
        { role: 'resetZoom' },
        { role: 'zoomIn' },
        { role: 'zoomOut' },
        { type: 'separator' },
        { role: 'togglefullscreen' },
      ],
    },
  ];
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}

function itemsOfUpdates(updates: Updates | null): MenuItemConstructorOptions[] {
  if (updates === null) return [];
  const { look, lookAtStart } = words();
  return [
    { type: 'separator' },
    { label: look, click: () => void updates.look(true) },
    {
      label: lookAtStart,
      type: 'checkbox',
      checked: updates.looksAtStart,
      click: ({ checked }) => updates.lookAtStart(checked),
    },
  ];
}
