import type { StudioApi } from '#api/studio-api.ts';
import { endTyping } from './project-actions.ts';
import { isDirty, useProject } from './project-store.ts';
import { writes } from './writes.ts';

const { getState, setState } = useProject;

export interface HowToSave {
  /** Also when somebody else has written it meanwhile. */
  readonly over?: boolean;
  /** Also when it is read-only, or has further names. */
  readonly insist?: boolean;
}

/** Saves a file. */
export function saveFile(api: StudioApi, path: string, how: HowToSave = {}): Promise<void> {
  return writes.next(() => save(api, path, how));
}

async function save(api: StudioApi, path: string, { over = false, insist = false }: HowToSave): Promise<void> {
  const file = getState().files.get(path);
  if (file === undefined || file.fault !== null || (!isDirty(file) && !over)) return;
  const { text } = file;
  endTyping();
  setState({ saving: path });
  const ask = { path, text, base: over ? null : file.version, ...(insist ? { insist } : {}) };
  const reply = await api.saveFile(ask).catch(() => null);
  setState({ saving: null });
  if (reply === null) return setState({ save: { kind: 'failed', path } });
  if (reply.saved) return taken(path, text, reply.version);
  if (reply.reason === 'refused') {
    const { code, line } = reply;
    return setState({ save: { kind: 'refused', path, code, ...(line === undefined ? {} : { line }) } });
  }
  setState(({ conflicts }) => ({ save: { kind: 'none' }, conflicts: new Map(conflicts).set(path, reply.onDisk) }));
}

function taken(path: string, text: string, version: string): void {
  const { files, conflicts, saves: before } = getState();
  const left = new Map(conflicts);
  left.delete(path);
  // The text may have been changed again while it was being saved.
  const now = files.get(path);
  const saved = now === undefined ? files : new Map(files).set(path, { ...now, savedText: text, version });
  setState({ files: saved, conflicts: left, save: { kind: 'saved', path }, saves: before + 1 });
}

/** Saves all that is unsaved, one after the other. What others have written meanwhile is asked about, each by itself. */
export async function saveAll(api: StudioApi): Promise<void> {
  for (const file of getState().files.values()) if (isDirty(file)) await saveFile(api, file.path);
}
