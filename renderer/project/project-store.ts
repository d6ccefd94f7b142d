import { create } from 'zustand';
import type { FileOnDisk, StudioApi } from '#api/studio-api.ts';
import type { FileFault, ProjectFile } from '#authoring/project-file.ts';

/** A file as the workbench holds it: what is on disk as far as we know, and what is being written here. */
export interface OpenFile {
  readonly path: string;
  readonly text: string;
  readonly savedText: string;
  readonly version: string;
  readonly bom: boolean;
  /** Why it cannot be shown; null for a file that can. */
  readonly fault: FileFault | null;
}

/** What became of the last save, until the next. */
export type SaveState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly path: string }
  | { readonly kind: 'conflict'; readonly path: string; readonly onDisk: FileOnDisk | null }
  | { readonly kind: 'refused'; readonly path: string; readonly code: string }
  | { readonly kind: 'failed'; readonly path: string };

interface ProjectState {
  readonly folder: string;
  readonly files: ReadonlyMap<string, OpenFile>;
  /** The files that have a tab, the newest last. */
  readonly tabs: readonly string[];
  /** The file in the editor that was used last. */
  readonly current: string | null;
  readonly save: SaveState;
  readonly connected: boolean;
  /** Where the editor is asked to go; a new object each time, so that the same place can be asked for twice. */
  readonly goTo: Place | null;
}
export interface Place {
  readonly path: string;
  readonly line: number;
  readonly character: number;
}

export const useProject = create<ProjectState>(() => ({
  folder: '',
  files: new Map(),
  tabs: [],
  current: null,
  save: { kind: 'none' },
  connected: true,
  goTo: null,
}));

const { getState, setState } = useProject;

export function isDirty(file: OpenFile): boolean {
  return file.text !== file.savedText;
}

function withFile(file: OpenFile): ReadonlyMap<string, OpenFile> {
  return new Map(getState().files).set(file.path, file);
}

function fromDisk(file: FileOnDisk): OpenFile {
  if ('fault' in file) return { path: file.path, text: '', savedText: '', version: '', bom: false, fault: file.fault };
  const { path, text, version, bom } = file;
  return { path, text, savedText: text, version, bom, fault: null };
}

/** The project as it is written here, saved or not: what diagnostics read. */
export function projectFiles(files: ReadonlyMap<string, OpenFile>): readonly ProjectFile[] {
  return [...files.values()].map(({ path, text, bom, fault }) =>
    fault === null ? { path, version: 0, text, bom } : { path, fault },
  );
}

/** Takes over what the host has read. Text that was written here and not saved stays. */
export function takeFiles(folder: string, found: readonly FileOnDisk[]): void {
  const before = getState().files;
  const files = new Map<string, OpenFile>();
  for (const file of found) {
    const old = before.get(file.path);
    // An unsaved text keeps the version it was made from, so that saving it tells of the conflict.
    files.set(file.path, old !== undefined && isDirty(old) ? old : fromDisk(file));
  }
  for (const old of before.values()) if (isDirty(old) && !files.has(old.path)) files.set(old.path, old);
  setState({ folder, files: new Map([...files].sort(([a], [b]) => (a < b ? -1 : 1))) });
}

export function setText(path: string, text: string): void {
  const file = getState().files.get(path);
  if (file !== undefined && file.text !== text) setState({ files: withFile({ ...file, text }) });
}

function withTab(path: string): readonly string[] {
  const { tabs } = getState();
  return tabs.includes(path) ? tabs : [...tabs, path];
}

export function openFile(path: string): void {
  setState({ tabs: withTab(path), current: path });
}

/** Takes a file's tab away. What was written in it stays with the project, saved or not. */
export function closeFile(path: string): void {
  const { tabs, current } = getState();
  const left = tabs.filter((one) => one !== path);
  const next = tabs[tabs.indexOf(path) + 1] ?? left.at(-1) ?? null;
  setState({ tabs: left, current: current === path ? next : current });
}

export function goTo(place: Place): void {
  setState({ tabs: withTab(place.path), current: place.path, goTo: { ...place } });
}

/** The editor has gone where it was asked to. */
export function arrived(place: Place): void {
  if (getState().goTo === place) setState({ goTo: null });
}

/** Saves a file. `over`: also when somebody else has written it meanwhile. */
export async function saveFile(api: StudioApi, path: string, over = false): Promise<void> {
  const file = getState().files.get(path);
  if (file === undefined || file.fault !== null || (!isDirty(file) && !over)) return;
  const { text } = file;
  const reply = await api.saveFile({ path, text, base: over ? null : file.version }).catch(() => null);
  if (reply === null) setState({ save: { kind: 'failed', path } });
  else if (reply.saved) {
    // The text may have been changed again while it was being saved.
    const now = getState().files.get(path) ?? file;
    setState({
      files: withFile({ ...now, savedText: text, version: reply.version, bom: false }),
      save: { kind: 'saved', path },
    });
  } else if (reply.reason === 'conflict') setState({ save: { kind: 'conflict', path, onDisk: reply.onDisk } });
  else setState({ save: { kind: 'refused', path, code: reply.code } });
}

/** Gives up what was written here for what is on disk. */
export function takeDisk(onDisk: FileOnDisk): void {
  setState({ files: withFile(fromDisk(onDisk)), save: { kind: 'none' } });
}
