import { dialog } from 'electron';
import { isProject } from '#host/chosen-project.ts';
import { words } from './desktop-words.ts';

/** Asks for a folder and shows it in another window, so that nothing unsaved in this one is lost. */
export async function openOtherProject(show: (folder: string) => Promise<void>): Promise<void> {
  const { filePaths } = await dialog.showOpenDialog({ properties: ['openDirectory'] });
  const folder = filePaths[0];
  if (folder === undefined) return;
  if (isProject(folder)) await show(folder);
  else await dialog.showMessageBox({ type: 'error', message: words().notAProject, detail: folder });
}
