import type { StudioApi } from '#api/studio/studio-api.ts';
import { OpenFile } from './open-file.ts';
import { forgetDocument } from './project-actions.ts';
import { projectStore } from './project-store.ts';

const { getState, setState } = projectStore;

function put(file: OpenFile): void {
  setState({ files: new Map(getState().files).set(file.path, file) });
}

/** Decodes a file as unsaved text, which becomes UTF-8 when saved. False: not possible. */
export async function takeForeign(api: StudioApi, path: string, encoding: string): Promise<boolean> {
  const found = await api.readForeign({ path, keep: true }).catch(() => null);
  const reading = found?.readings.find((one) => one.encoding === encoding);
  const file = getState().files.get(path);
  if (found === null || reading === undefined || file === undefined || file.fault === null) return false;
  const { version } = found;
  const { text } = reading;
  // Marked as unsaved, since its bytes differ.
  put(OpenFile.of({ path, text, savedText: '', version, bom: false, fault: null, foreign: { encoding, version } }));
  return true;
}

export async function leaveForeign(api: StudioApi, path: string): Promise<void> {
  const { folder, files } = await api.openProject({});
  const onDisk = files.find((file) => file.path === path);
  if (onDisk === undefined || !('fault' in onDisk) || folder === '') return;
  forgetDocument(path);
  put(OpenFile.onDisk({ path, text: '', version: '', bom: false, fault: onDisk.fault }));
}

/** Restores the bytes from before the conversion. False: the file has changed or is not writable. */
export async function restoreForeign(api: StudioApi, path: string): Promise<boolean> {
  const file = getState().files.get(path);
  if (file?.foreign === undefined) return false;
  const reply = await api.restoreBytes({ path, was: file.foreign.version, base: file.version }).catch(() => null);
  if (reply?.saved !== true) return false;
  await leaveForeign(api, path);
  return true;
}
