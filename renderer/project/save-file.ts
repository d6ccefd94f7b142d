import type { StudioApi } from '#api/studio-api.ts';
import { endTyping } from './project-actions.ts';
import { isDirty, useProject } from './project-store.ts';

const { getState, setState } = useProject;

/** Saves a file. `over`: also when somebody else has written it meanwhile. */
export async function saveFile(api: StudioApi, path: string, over = false): Promise<void> {
  const file = getState().files.get(path);
  if (file === undefined || file.fault !== null || (!isDirty(file) && !over)) return;
  const { text } = file;
  endTyping();
  setState({ saving: path });
  const reply = await api.saveFile({ path, text, base: over ? null : file.version }).catch(() => null);
  setState({ saving: null });
  if (reply === null) return setState({ save: { kind: 'failed', path } });
  if (reply.saved) return taken(path, text, reply.version);
  if (reply.reason === 'refused') return setState({ save: { kind: 'refused', path, code: reply.code } });
  setState(({ conflicts }) => ({ save: { kind: 'none' }, conflicts: new Map(conflicts).set(path, reply.onDisk) }));
}

function taken(path: string, text: string, version: string): void {
  const { files, conflicts, saves } = getState();
  const left = new Map(conflicts);
  left.delete(path);
  // The text may have been changed again while it was being saved.
  const now = files.get(path);
  const saved = now === undefined ? files : new Map(files).set(path, { ...now, savedText: text, version, bom: false });
  setState({ files: saved, conflicts: left, save: { kind: 'saved', path }, saves: saves + 1 });
}

/** Saves all that is unsaved, one after the other. What others have written meanwhile is asked about, each by itself. */
export async function saveAll(api: StudioApi): Promise<void> {
  for (const file of getState().files.values()) if (isDirty(file)) await saveFile(api, file.path);
}
