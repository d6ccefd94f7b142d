import type { FileOnDisk } from '#api/studio/studio-api.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { store } from '../state/store.ts';
import type { OpenFile } from './open-file.ts';
import { isPreviewed } from './preview-store.ts';

export type SaveState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly path: string }
  /** Saved, but not in the local history. */
  | { readonly kind: 'unkept'; readonly path: string }
  | { readonly kind: 'refused'; readonly path: string; readonly code: string; readonly line?: number }
  | { readonly kind: 'failed'; readonly path: string };

export function isBareProject(files: ReadonlyMap<string, OpenFile>): boolean {
  const own = [...files.keys()].filter((path) => !isRequired(path));
  return own.length === 1 && own[0] === 'studio.json';
}

/** Line and character from 0. */
export interface EditorTarget {
  readonly path: string;
  readonly line: number;
  readonly character: number;
}

export interface ExternalChanges {
  /** Number of changed and deleted files, including unsaved ones. */
  readonly changed: number;
  readonly gone: number;
  /** Of these, unsaved here. */
  readonly unsaved: number;
  readonly isFolderGone: boolean;
}

interface ProjectState {
  readonly folder: string;
  readonly files: ReadonlyMap<string, OpenFile>;
  /** Own folders, including empty ones. */
  readonly folders: readonly string[];
  /** Former paths by current path, for the last move. */
  readonly moved: ReadonlyMap<string, string>;
  /** Newest last. */
  readonly tabs: readonly string[];
  /** The file of the last used editor. */
  readonly current: string | null;
  /** The unsaved file whose tab was just closed; null after the next open or edit. */
  readonly closedUnsaved: string | null;
  readonly save: SaveState;
  /** Incremented at each request, even for the current file, which may be hidden. */
  readonly asked: number;
  readonly saving: string | null;
  readonly saves: number;
  /** A new object for each change. */
  readonly underneath: ExternalChanges | null;
  readonly readings: number;
  /** Unsaved files that changed on disk, with their new content; null: deleted. */
  readonly conflicts: ReadonlyMap<string, FileOnDisk | null>;
  readonly connected: boolean;
  /** A new object for each request. */
  readonly goTo: (EditorTarget & { readonly focus: boolean }) | null;
}

export const projectStore = store<ProjectState>(() => ({
  folder: '',
  files: new Map(),
  folders: [],
  moved: new Map(),
  tabs: [],
  current: null,
  closedUnsaved: null,
  asked: 0,
  save: { kind: 'none' },
  saving: null,
  saves: 0,
  underneath: null,
  readings: 0,
  conflicts: new Map(),
  connected: true,
  goTo: null,
}));

const { getState, setState } = projectStore;

export function isDirty(file: OpenFile): boolean {
  return file.written !== file.saved;
}

export function unsavedPaths(files: ReadonlyMap<string, OpenFile>): readonly string[] {
  return [...files.values()].filter(isDirty).map(({ path }) => path);
}

/** Sets texts. Only `project-actions.ts` may call this, as it bypasses undo. */
export function setTexts(texts: ReadonlyMap<string, string>): void {
  const files = new Map(getState().files);
  for (const [path, text] of texts) {
    const file = files.get(path);
    if (file !== undefined) files.set(path, file.with({ text }));
  }
  setState({ files, closedUnsaved: null });
}

function withTab(path: string): readonly string[] {
  const { tabs } = getState();
  return tabs.includes(path) ? tabs : [...tabs, path];
}

export function openFile(path: string): void {
  if (isPreviewed(path)) return;
  setState({ tabs: withTab(path), current: path, closedUnsaved: null, asked: getState().asked + 1 });
}

/** Closes a tab; unsaved text is kept. */
export function closeFile(path: string): void {
  const { tabs, current, files } = getState();
  const file = files.get(path);
  const left = tabs.filter((one) => one !== path);
  const next = tabs[tabs.indexOf(path) + 1] ?? left.at(-1) ?? null;
  const closedUnsaved = file !== undefined && isDirty(file) ? path : null;
  setState({ tabs: left, current: current === path ? next : current, closedUnsaved });
}

export function goTo(place: EditorTarget): void {
  if (isPreviewed(place.path)) return;
  openFile(place.path);
  setState({ goTo: { ...place, focus: true } });
}

/** Like `goTo`, without moving the focus. */
export function show(place: EditorTarget): void {
  if (isPreviewed(place.path)) return;
  openFile(place.path);
  setState({ goTo: { ...place, focus: false } });
}

/** Moves the cursor of the current file without bringing the editor to the front. */
export function revealInCurrent(place: EditorTarget): void {
  if (place.path !== getState().current) return show(place);
  setState({ goTo: { ...place, focus: false } });
}

/** Clears the pending reveal. */
export function clearGoTo(place: EditorTarget): void {
  if (getState().goTo === place) setState({ goTo: null });
}

/** Line and character from 0. */
export function placeIn(text: string, offset: number): { readonly line: number; readonly character: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}
