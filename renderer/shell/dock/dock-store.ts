import type { DockviewApi, DockviewGroupPanel, IDockviewPanel } from 'dockview-react';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import {
  type DeskPart,
  deskPartOf,
  filePanelId,
  isPart,
  NO_FILE,
  type PartId,
  partIds,
  partName,
  pathOfPanel,
  splitPanelId,
  viewOfPanel,
} from '#renderer/desk/stage/dock-parts.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { store } from '#renderer/desk/state/store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { editorGroup, placeOf } from './default-layout.ts';
import { fitDesk, fittedNow, noteSizes, placeAdded, reveal, takeFitted } from './fit.ts';
import { type DockCapacity, roomFor } from './room.ts';
import { tabName, tabTitle } from './tab-names.ts';
import { findView } from './view-list.ts';
import { forgetWide, isMadeWide, makeNarrow, makeWide, mayNarrow, wantingRoom } from './wide.ts';

interface DockState {
  readonly dock: DockviewApi | null;
  /** The active part; with room for one, the visible part. */
  readonly front: DeskPart | null;
  readonly room: DockCapacity;
  readonly layout: number;
  readonly inUse: string | null;
  /** While panels follow the project, the active panel is nobody's choice. */
  readonly isFollowing: boolean;
  /** The layout before a group was maximized. */
  readonly kept: unknown;
}

export const dockStore = store<DockState>(() => ({
  dock: null,
  front: null,
  room: 'all',
  layout: 0,
  inUse: null,
  isFollowing: false,
  kept: null,
}));
const { getState, setState } = dockStore;

/** Lays out a new dock, follows its size, and keeps its panels in step with the open files. */
export function takeDock(dock: DockviewApi, place: HTMLElement, kept: unknown): void {
  setState({ dock });
  const fitNow = () => {
    if (roomFor({ width: place.clientWidth, height: place.clientHeight }) !== fittedNow().room) makeNarrow(dock);
    fitDesk(dock, { width: place.clientWidth, height: place.clientHeight });
    look(dock);
    // A wide view keeps its width, also after a resize in the background.
    followWide(dock, dock.groups);
  };
  // Laid out at zero width, all columns would become equal.
  dock.layout(place.clientWidth, place.clientHeight);
  dock.onDidAddGroup(nameless);
  // dockview reports the active panel on subscription, which is no choice.
  setState({ isFollowing: true });
  if (!layAsKept(dock, kept)) layAsUsual(dock);
  fitNow();
  dock.onDidActivePanelChange(({ panel }) => {
    const path = panel === undefined ? null : pathOfPanel(panel.id);
    if (path === null || getState().isFollowing) return;
    setState({ inUse: panel?.id ?? null });
    projectStore.setState({ current: path });
  });
  // After the change is complete: a file may follow before a view, and another group after it.
  dock.onDidActivePanelChange(() =>
    queueMicrotask(() => followWide(dock, dock.activeGroup === undefined ? [] : [dock.activeGroup])),
  );
  dock.onDidActiveGroupChange((group) => {
    if (group !== undefined) reveal(dock, group);
  });
  dock.onDidRemovePanel((panel) => forgetTab(dock, panel));
  dock.onDidLayoutChange(() => look(dock));
  projectStore.subscribe((state, before) => {
    const isAsked = state.asked !== before.asked || state.current !== before.current;
    if (state.tabs !== before.tabs || isAsked) followTabs(dock, isAsked);
  });
  followTabsAtFirst(dock);
  look(dock);
  new ResizeObserver(fitNow).observe(place);
  followSashes(dock, place);
}

/** Notes a dragged size, to keep it when the window is resized. */
function followSashes(dock: DockviewApi, place: HTMLElement): void {
  function onDown({ target }: PointerEvent): void {
    if (!(target instanceof Element) || target.closest('.dv-sash') === null) return;
    const note = () => {
      noteSizes(dock);
      look(dock);
    };
    // At once, before a resize can undo it.
    addEventListener('pointerup', note, { once: true, capture: true });
  }
  place.addEventListener('pointerdown', onDown, { capture: true });
}

/** Our sections are the landmarks; dockview's regions would duplicate them. */
function nameless({ element }: { readonly element: HTMLElement }): void {
  element.setAttribute('role', 'group');
}

/** A wide view takes the room of other parts while it is in front. */
function followWide(dock: DockviewApi, groups: readonly DockviewGroupPanel[]): void {
  const wanting = wantingRoom(dock, groups);
  if (wanting !== undefined) {
    layoutToKeep();
    makeWide(dock, wanting);
  } else if (mayNarrow(dock)) makeNarrow(dock);
  else return;
  fitDesk(dock, { width: dock.width, height: dock.height });
  look(dock);
}

export function endWide(): void {
  const { dock } = getState();
  if (dock !== null && isMadeWide()) makeNarrow(dock);
}

function look(dock: DockviewApi): void {
  const shown = new Set(partIds.filter((id) => isSeen(dock.getPanel(id))));
  const { activePanel } = dock;
  const front = activePanel === undefined ? null : deskPartOf(activePanel.id);
  shownPartsStore.setState({ shown });
  setState(({ layout }) => ({ front, room: fittedNow().room, layout: layout + 1 }));
}

export function isTextSeen(): boolean {
  return getState().dock?.panels.some((panel) => pathOfPanel(panel.id) !== null && isSeen(panel)) === true;
}

function isSeen(panel: IDockviewPanel | undefined): boolean {
  return panel?.api.group.api.isVisible === true && panel.api.isVisible;
}

function layAsUsual(dock: DockviewApi): void {
  takeFitted(undefined);
  forgetWide();
  dock.addPanel({ id: NO_FILE, component: NO_FILE, title: deskWords[localeNow()].editor });
  for (const id of ['explorer', 'play', 'problems', 'face', 'log'] as const) addPart(dock, id);
  dock.getPanel('play')?.api.setActive();
}

function layAsKept(dock: DockviewApi, kept: unknown): boolean {
  if (kept === null || kept === undefined) return false;
  try {
    dock.fromJSON(kept as Parameters<DockviewApi['fromJSON']>[0]);
    for (const group of dock.groups) nameless(group);
    takeFitted((kept as { readonly fitted?: unknown }).fitted);
    takeTabs(dock);
    for (const panel of dock.panels) if (isGoneView(panel)) dock.removePanel(panel);
    return dock.panels.length > 0;
  } catch {
    // A layout of another version, or damaged: the default will do.
    dock.clear();
    return false;
  }
}

function isGoneView({ id }: IDockviewPanel): boolean {
  const view = viewOfPanel(id);
  return view !== null && findView(view) === undefined;
}

/** Restores tabs of the kept layout; missing files have none. */
function takeTabs(dock: DockviewApi): void {
  const { files, tabs, current } = projectStore.getState();
  const kept = dock.panels.flatMap(({ id }) => pathOfPanel(id) ?? []).filter((path) => files.has(path));
  const all = [...new Set([...kept, ...tabs])];
  const wanted = current !== null && all.includes(current) ? current : (all.at(-1) ?? null);
  projectStore.setState({ tabs: all, current: wanted });
}

function addPart(dock: DockviewApi, id: PartId): IDockviewPanel {
  const { position, ...size } = placeOf(dock, id);
  const title = partName(id, deskWords[localeNow()]);
  return dock.addPanel({ id, component: id, title, inactive: true, ...size, position, minimumWidth: 120 });
}

/** The current file must not cover a view that was in front. */
function followTabsAtFirst(dock: DockviewApi): void {
  const { activePanel } = dock;
  const views = dock.panels.filter(({ id, api }) => viewOfPanel(id) !== null && api.isVisible);
  followTabs(dock, true);
  for (const panel of views) panel.api.setActive();
  if (views.length > 0) activePanel?.api.setActive();
}

function followTabs(dock: DockviewApi, isAsked: boolean): void {
  setState({ isFollowing: true });
  makeTabs(dock, isAsked);
  setState({ isFollowing: false });
}

function makeTabs(dock: DockviewApi, isAsked: boolean): void {
  const { tabs, current, moved } = projectStore.getState();
  for (const path of tabs) {
    if (panelOfFile(dock, path) !== undefined) continue;
    const within = placeOfTab(dock, moved.get(path));
    const title = tabTitle(tabName(path, tabs));
    const panel = { id: filePanelId(path), component: 'file', tabComponent: 'file', title, params: { path } };
    dock.addPanel({ ...panel, inactive: true, ...within });
  }
  const empty = dock.getPanel(NO_FILE);
  if (tabs.length > 0 && empty !== undefined) dock.removePanel(empty);
  for (const panel of dock.panels) {
    const path = pathOfPanel(panel.id);
    if (path === null) continue;
    if (tabs.includes(path)) panel.api.setTitle(tabTitle(tabName(path, tabs)));
    else removeFile(dock, panel);
  }
  const wanted = current === null ? undefined : panelOfFile(dock, current);
  if (isAsked && wanted !== undefined && dock.activePanel !== wanted) wanted.api.setActive();
}

export function panelOfFile(dock: DockviewApi, path: string): IDockviewPanel | undefined {
  const { inUse } = getState();
  const used = inUse !== null && pathOfPanel(inUse) === path ? dock.getPanel(inUse) : undefined;
  return used ?? dock.getPanel(filePanelId(path)) ?? dock.getPanel(splitPanelId(path));
}

/** In place of a moved file, else at the end. */
function placeOfTab(dock: DockviewApi, before: string | undefined) {
  const old = before === undefined ? undefined : panelOfFile(dock, before);
  const group = old?.api.group ?? editorGroup(dock);
  if (group === undefined) return {};
  const index = old === undefined ? {} : { index: group.panels.findIndex(({ id }) => id === old.id) };
  return { position: { referenceGroup: group, direction: 'within' as const, ...index } };
}

/** The last file leaves the empty editor group. */
function removeFile(dock: DockviewApi, panel: IDockviewPanel): void {
  const isLast = dock.panels.filter(({ id }) => pathOfPanel(id) !== null).length === 1;
  if (isLast) addEmpty(dock, panel);
  dock.removePanel(panel);
}

function addEmpty(dock: DockviewApi, beside?: IDockviewPanel): void {
  const title = deskWords[localeNow()].editor;
  const position = beside === undefined ? {} : { position: { referencePanel: beside, direction: 'within' as const } };
  dock.addPanel({ id: NO_FILE, component: NO_FILE, title, ...position });
}

function forgetTab(dock: DockviewApi, panel: IDockviewPanel): void {
  const path = pathOfPanel(panel.id);
  if (path === null || panelOfFile(dock, path) !== undefined) return look(dock);
  const { tabs, current } = projectStore.getState();
  if (!tabs.includes(path)) return;
  const left = tabs.filter((one) => one !== path);
  projectStore.setState({ tabs: left, current: current === path ? (left.at(-1) ?? null) : current });
  if (left.length === 0 && dock.getPanel(NO_FILE) === undefined) addEmpty(dock);
}

export function showPart(id: PartId): void {
  const { dock } = getState();
  if (dock === null) return;
  const known = dock.getPanel(id);
  const panel = known ?? addPart(dock, id);
  if (known === undefined) placeAdded(dock, id);
  panel.api.setActive();
  reveal(dock, panel.api.group);
  panel.api.group.api.setVisible(true);
  look(dock);
}

export function showEditor(): void {
  const { dock } = getState();
  const group = dock === null ? undefined : editorGroup(dock);
  if (dock === null || group === undefined) return;
  group.activePanel?.api.setActive();
  reveal(dock, group);
  look(dock);
}

/** A group of its own stays, to return with its size. */
export function hidePart(id: PartId): void {
  const { dock } = getState();
  const panel = dock?.getPanel(id);
  // With room for one part the switcher replaces it.
  if (dock === null || panel === undefined || getState().room === 'one') return;
  if (panel.api.group.panels.length === 1) panel.api.group.api.setVisible(false);
  else dock.removePanel(panel);
  look(dock);
}

export function togglePart(id: PartId): void {
  if (shownPartsStore.getState().shown.has(id) && getState().room !== 'one') hidePart(id);
  else showPart(id);
}

/** The layout to restore; while a group is enlarged, the one before. */
export function layoutToKeep(): unknown {
  const { dock } = getState();
  if (dock !== null && !hasOneLarge(dock)) setState({ kept: { ...dock.toJSON(), fitted: fittedNow() } });
  return getState().kept;
}

export function hasOneLarge(dock: DockviewApi): boolean {
  return dock.hasMaximizedGroup() || isMadeWide();
}

export function refitDock(): void {
  const { dock } = getState();
  if (dock === null) return;
  fitDesk(dock, { width: dock.width, height: dock.height });
  look(dock);
}

export function canEnlarge(): boolean {
  return getState().dock?.activePanel !== undefined && getState().room !== 'one';
}

/** Maximizes the active group, or restores the layout. */
export function toggleEnlarged(): void {
  const { dock } = getState();
  if (dock === null || !canEnlarge()) return;
  if (dock.hasMaximizedGroup()) dock.exitMaximizedGroup();
  else {
    layoutToKeep();
    dock.activePanel?.api.maximize();
  }
  look(dock);
}

export function isEnlarged(): boolean {
  return getState().dock?.hasMaximizedGroup() === true;
}

export function resetLayout(): void {
  const { dock } = getState();
  if (dock === null) return;
  const { tabs, current } = projectStore.getState();
  dock.clear();
  layAsUsual(dock);
  fitDesk(dock, { width: dock.width, height: dock.height });
  projectStore.setState({ tabs: [...tabs], current });
  look(dock);
}

export function renameTabs(): void {
  const locale = localeNow();
  const words = deskWords[locale];
  for (const panel of getState().dock?.panels ?? []) {
    const view = findView(viewOfPanel(panel.id) ?? '');
    if (isPart(panel.id)) panel.api.setTitle(partName(panel.id, words));
    else if (panel.id === NO_FILE) panel.api.setTitle(words.editor);
    else if (view !== undefined) panel.api.setTitle(view.names[locale]);
  }
}
