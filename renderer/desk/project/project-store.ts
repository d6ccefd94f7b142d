import type { FileOnDisk } from '#api/studio/studio-api.ts';
import { isRequired } from '#authoring/text/files/package-path.ts';
import { store } from '../state/store.ts';
import type { OpenFile } from './open-file.ts';
import { isPreviewed } from './preview-store.ts';

/** What became of the last save, until the next. That others wrote the file meanwhile stands among the conflicts. */
export type SaveState =
  | { readonly kind: 'none' }
  | { readonly kind: 'saved'; readonly path: string }
  /** Saved, but not kept in the history. */
  | { readonly kind: 'unkept'; readonly path: string }
  | { readonly kind: 'refused'; readonly path: string; readonly code: string; readonly line?: number }
  | { readonly kind: 'failed'; readonly path: string };

/** Whether a project of its own has nothing but its name. */
export function isBareProject(files: ReadonlyMap<string, OpenFile>): boolean {
  const own = [...files.keys()].filter((path) => !isRequired(path));
  return own.length === 1 && own[0] === 'studio.json';
}

/** Where the editor is asked to go, from 0. */
export interface EditorTarget {
  readonly path: string;
  readonly line: number;
  readonly character: number;
}

/** What others have done to the files of the project at once, as it was seen last. */
export interface Underneath {
  /** Files whose text is another, and whose is gone; those that are not saved here are among them. */
  readonly changed: number;
  readonly gone: number;
  /** Of these, files that are not saved here. */
  readonly unsaved: number;
  /** Nothing of the project is there any more. */
  readonly isFolderGone: boolean;
}

interface ProjectState {
  readonly folder: string;
  readonly files: ReadonlyMap<string, OpenFile>;
  /** The folders of the project itself, also those without files, by their paths. */
  readonly folders: readonly string[];
  /** Where files lay before they were moved last, by where they lie now. */
  readonly moved: ReadonlyMap<string, string>;
  /** The files that have a tab, the newest last. */
  readonly tabs: readonly string[];
  /** The file in the editor that was used last. */
  readonly current: string | null;
  /** The file whose tab was closed last, when it was not saved; null as soon as something else is opened or typed. */
  readonly closedUnsaved: string | null;
  readonly save: SaveState;
  /** How often a file was asked for: also the current one, which may be out of sight. */
  readonly asked: number;
  /** The file that is being saved at the moment. */
  readonly saving: string | null;
  /** How often a file was saved from here. */
  readonly saves: number;
  /** A new object each time that something was another. */
  readonly underneath: Underneath | null;
  /** How often what lies on the disk was looked at again. */
  readonly readings: number;
  /** Unsaved files that others wrote meanwhile: what is on disk now; null when the file is gone. */
  readonly conflicts: ReadonlyMap<string, FileOnDisk | null>;
  readonly connected: boolean;
  /** A new object each time, so that the same place can be asked for twice. */
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

/** Gives files their new texts, all at once. Only `project-actions.ts` calls this: what goes past it cannot be undone. */
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

/** Takes a file's tab away. What was written in it stays with the project, saved or not. */
export function closeFile(path: string): void {
  const { tabs, current, files } = getState();
  const file = files.get(path);
  const left = tabs.filter((one) => one !== path);
  const next = tabs[tabs.indexOf(path) + 1] ?? left.at(-1) ?? null;
  const closedUnsaved = file !== undefined && isDirty(file) ? path : null;
  setState({ tabs: left, current: current === path ? next : current, closedUnsaved });
}

/** Opens a file at a place, and puts the cursor there. */
export function goTo(place: EditorTarget): void {
  if (isPreviewed(place.path)) return;
  openFile(place.path);
  setState({ goTo: { ...place, focus: true } });
}

/** The same, but the focus stays where it is. */
export function show(place: EditorTarget): void {
  if (isPreviewed(place.path)) return;
  openFile(place.path);
  setState({ goTo: { ...place, focus: false } });
}

/** Puts the cursor of the file that is worked on there, and calls the text before nothing that lies over it. */
export function follow(place: EditorTarget): void {
  if (place.path !== getState().current) return show(place);
  setState({ goTo: { ...place, focus: false } });
}

/** The editor has gone where it was asked to. */
export function arrived(place: EditorTarget): void {
  if (getState().goTo === place) setState({ goTo: null });
}

/** Line and character of an offset of a text, from 0. */
export function placeIn(text: string, offset: number): { readonly line: number; readonly character: number } {
  const before = text.slice(0, offset).split(/\r\n|\r|\n/);
  return { line: before.length - 1, character: before.at(-1)?.length ?? 0 };
}
