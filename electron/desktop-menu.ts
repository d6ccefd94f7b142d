import { Menu, type MenuItemConstructorOptions } from 'electron';
import { words } from './desktop-words.ts';

/**
 * The menu of the application. Undo is not in it: that belongs to the workbench, which knows what was done. The page's
 * tools are there only where the program is worked on.
 */
export function setMenu(ways: { welcome(): void; open(): void }, withTools: boolean): void {
  const { file, welcome, openFolder, edit, view } = words();
  const tools: MenuItemConstructorOptions[] = withTools ? [{ role: 'reload' }, { role: 'toggleDevTools' }] : [];
  const template: MenuItemConstructorOptions[] = [
    ...(process.platform === 'darwin' ? [{ role: 'appMenu' as const }] : []),
    {
      label: file,
      submenu: [
        { label: welcome, click: () => ways.welcome() },
        { label: openFolder, click: () => ways.open() },
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
