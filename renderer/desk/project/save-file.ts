import type { StudioApi } from '#api/studio/studio-api.ts';
import type { ProjectAction } from '#authoring/project/documents/project-action.ts';
import { deskState } from '../state/desk-state.ts';
import { keepTyped } from './keep-typed.ts';
import { endTyping, historyStore } from './project-actions.ts';
import { isDirty, projectStore, type SaveState } from './project-store.ts';
import { writes } from './writes.ts';

const { getState, setState } = projectStore;

export interface HowToSave {
  /** Overwrite changes on disk. */
  readonly over?: boolean;
  /** Even if read-only or hard linked. */
  readonly insist?: boolean;
  /** In another form, even without unsaved changes. */
  readonly form?: FileForm;
  /** Automatic: success is not reported. */
  readonly isQuiet?: boolean;
}

/** Omitted values stay. */
export interface FileForm {
  readonly bom?: boolean;
  readonly ends?: 'LF' | 'CRLF';
}

export function saveFile(api: StudioApi, path: string, how: HowToSave = {}): Promise<void> {
  return writes().next(() => save(api, path, how));
}

async function save(api: StudioApi, path: string, how: HowToSave): Promise<void> {
  const { over = false, insist = false, form } = how;
  const file = getState().files.get(path);
  if (file === undefined || file.fault !== null || (!isDirty(file) && !over && form === undefined)) return;
  const { text } = file;
  endTyping();
  const called = nameOfWork(path);
  setState({ saving: path });
  const also = { ...(insist ? { insist } : {}), ...(form === undefined ? {} : { form }) };
  const ask = { path, text, base: over ? null : file.version, ...also, ...called };
  const reply = await api.saveFile(ask).catch(() => null);
  setState({ saving: null });
  if (reply === null) return setState({ save: { kind: 'failed', path } });
  if (reply.saved) {
    savedAfter().set(path, historyStore.getState().history.done.at(-1));
    return taken(path, text, reply.version, how, reply.unkept === true);
  }
  if (reply.reason === 'refused') {
    const { code, line } = reply;
    return setState({ save: { kind: 'refused', path, code, ...(line === undefined ? {} : { line }) } });
  }
  setState(({ conflicts }) => ({ save: { kind: 'none' }, conflicts: new Map(conflicts).set(path, reply.onDisk) }));
}

/** The last action at each save, by path. */
const savedAfter = deskState(() => new Map<string, ProjectAction | undefined>());

/** The last named action since the previous save, as the name in local history. */
function nameOfWork(path: string): { readonly name?: { readonly ja: string; readonly en: string } } {
  const { done } = historyStore.getState().history;
  const last = savedAfter().get(path);
  const since = last === undefined ? done : done.slice(done.lastIndexOf(last) + 1);
  const named = since.findLast(
    ({ name, changes }) => name.kind === 'command' && changes.some((one) => one.path === path),
  );
  if (named?.name.kind !== 'command') return {};
  const { ja, en } = named.name;
  return { name: { ja: ja.slice(0, LONGEST_NAME), en: en.slice(0, LONGEST_NAME) } };
}
const LONGEST_NAME = 500;

function taken(path: string, text: string, version: string, { form, isQuiet }: HowToSave, unkept: boolean): void {
  const { files, conflicts, saves: before } = getState();
  const left = new Map(conflicts);
  left.delete(path);
  // The text may have changed during saving.
  const now = files.get(path);
  const saved = now === undefined ? files : new Map(files).set(path, now.with({ ...form, savedText: text, version }));
  const told: SaveState = isQuiet === true ? { kind: 'none' } : { kind: 'saved', path };
  const save: SaveState = unkept ? { kind: 'unkept', path } : told;
  setState({ files: saved, conflicts: left, save, saves: before + 1 });
}

/** Conflicts are left for the user. */
export async function saveAll(api: StudioApi): Promise<void> {
  await keepTyped();
  for (const file of getState().files.values()) if (isDirty(file)) await saveFile(api, file.path);
}
