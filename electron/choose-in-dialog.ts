import { dialog } from 'electron';

/** Null: cancelled. */
export async function chooseInDialog(): Promise<string | null> {
  const { filePaths } = await dialog.showOpenDialog({ properties: ['openDirectory', 'createDirectory'] });
  return filePaths[0] ?? null;
}
