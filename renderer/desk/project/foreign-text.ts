import type { StudioApi } from '#api/studio/studio-api.ts';
import { OpenFile } from './open-file.ts';
import { forgetDocument } from './project-actions.ts';
import { projectStore } from './project-store.ts';

const { getState, setState } = projectStore;

function put(file: OpenFile): void {
  setState({ files: new Map(getState().files).set(file.path, file) });
}

/** Takes a file that is not UTF-8 as the text that it is in an encoding: unsaved, and UTF-8 once it is saved. False: it cannot be. */
export async function takeForeign(api: StudioApi, path: string, encoding: string): Promise<boolean> {
  const found = await api.readForeign({ path, keep: true }).catch(() => null);
  const reading = found?.readings.find((one) => one.encoding === encoding);
  const file = getState().files.get(path);
  if (found === null || reading === undefined || file === undefined || file.fault === null) return false;
  const { version } = found;
  const { text } = reading;
  // It differs from what is saved, whatever it says: not in its letters, but in its bytes.
  put(OpenFile.of({ path, text, savedText: '', version, bom: false, fault: null, foreign: { encoding, version } }));
  return true;
}

/** Leaves the file as it is on the disk, in its own encoding. */
export async function leaveForeign(api: StudioApi, path: string): Promise<void> {
  const { folder, files } = await api.openProject({});
  const onDisk = files.find((file) => file.path === path);
  if (onDisk === undefined || !('fault' in onDisk) || folder === '') return;
  forgetDocument(path);
  put(OpenFile.onDisk({ path, text: '', version: '', bom: false, fault: onDisk.fault }));
}

/** Puts the bytes back that the file had before it was converted. False: others have written it, or it cannot be written. */
export async function restoreForeign(api: StudioApi, path: string): Promise<boolean> {
  const file = getState().files.get(path);
  if (file?.foreign === undefined) return false;
  const reply = await api.restoreBytes({ path, was: file.foreign.version, base: file.version }).catch(() => null);
  if (reply?.saved !== true) return false;
  await leaveForeign(api, path);
  return true;
}
