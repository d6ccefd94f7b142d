import { dialog } from 'electron';

/** Lets the system ask for a folder, an old one or one that is made there; null: none was chosen. */
export async function chooseInDialog(): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog({ properties: ['openDirectory', 'createDirectory'] });
  return filePaths[0] ?? null;
}
