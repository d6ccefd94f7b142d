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
  twinPanelId,
  viewOfPanel,
} from '#renderer/desk/stage/dock-parts.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import { store } from '#renderer/desk/state/store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { editorGroup, placeOf } from './default-layout.ts';
import { fitDesk, fittedNow, noteSizes, placeAdded, reveal, takeFitted } from './fit.ts';
import { type Room, roomFor } from './room.ts';
import { tabName, tabTitle } from './tab-names.ts';
import { findView } from './view-list.ts';
import { forgetWide, isMadeWide, makeNarrow, makeWide, mayNarrow, wantingRoom } from './wide.ts';

interface DockState {
  readonly dock: DockviewApi | null;
  /** What is in use: where there is room for one part only, the one that is seen. */
  readonly front: DeskPart | null;
  /** How much of the desk can be seen at once. */
  readonly room: Room;
  /** Counts how often anything was moved. */
  readonly layout: number;
  /** The panel of a file that was used last. */
  readonly inUse: string | null;
  /** While the dock follows the project it tells of panels in between, which nobody chose. */
  readonly isFollowing: boolean;
  /** How the panels lay when none had the whole desk. */
  readonly kept: unknown;
}

/** The panels as they are laid out. */
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

/**
 * Takes over a dock that has just been made: lays it out in its place, now and whenever that becomes larger or smaller,
 * and keeps it in step with the project's open files.
 */
export function takeDock(dock: DockviewApi, place: HTMLElement, kept: unknown): void {
  setState({ dock });
  const fitNow = () => {
    if (roomFor({ width: place.clientWidth, height: place.clientHeight }) !== fittedNow().room) makeNarrow(dock);
    fitDesk(dock, { width: place.clientWidth, height: place.clientHeight });
    look(dock);
    // A wide view keeps the width in any window, also one that was not in use when that changed.
    followWide(dock, dock.groups);
  };
  // Columns that are laid out in no width at all would all become equally wide later.
  dock.layout(place.clientWidth, place.clientHeight);
  dock.onDidAddGroup(nameless);
  // The dock tells whoever begins to listen which panel is active, which here says nothing yet.
  setState({ isFollowing: true });
  if (!layAsKept(dock, kept)) layAsUsual(dock);
  fitNow();
  dock.onDidActivePanelChange(({ panel }) => {
    const path = panel === undefined ? null : pathOfPanel(panel.id);
    if (path === null || getState().isFollowing) return;
    setState({ inUse: panel?.id ?? null });
    projectStore.setState({ current: path });
  });
  // After all that goes with the change: a file that is asked for comes before a view, and another group after it.
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

/** What a person makes wider or narrower keeps its measure when the window changes. */
function followSashes(dock: DockviewApi, place: HTMLElement): void {
  function onDown({ target }: PointerEvent): void {
    if (!(target instanceof Element) || target.closest('.dv-sash') === null) return;
    const note = () => {
      noteSizes(dock);
      look(dock);
    };
    // At once: a window that becomes smaller in the same moment would take the measures back.
    addEventListener('pointerup', note, { once: true, capture: true });
  }
  // Before the dock itself, which tells nobody else.
  place.addEventListener('pointerdown', onDown, { capture: true });
}

/** Our own sections are the regions that people look for; a second one around each would only hide them. */
function nameless({ element }: { readonly element: HTMLElement }): void {
  element.setAttribute('role', 'group');
}

/** A wide view has the room of the parts around it for as long as it is in front. */
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

/** Shows again what made room for a wide view, before the desk is laid otherwise. */
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

/** Whether a file of the project is to be seen beside what else is shown. */
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
    // A layout of another version, or one that was damaged: the usual one serves as well.
    dock.clear();
    return false;
  }
}

/** A view of another version, which this one does not have. */
function isGoneView({ id }: IDockviewPanel): boolean {
  const view = viewOfPanel(id);
  return view !== null && findView(view) === undefined;
}

/** The tabs of a kept layout, besides those that were opened already; files that are gone have none. */
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

/** The current file must not come before a view that was seen when the desk was left. */
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

/** Makes a panel of each open file, and shows the current one where it was asked for: a view may stand before it. */
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

/** The panel of a file; of two the one that was used last. */
export function panelOfFile(dock: DockviewApi, path: string): IDockviewPanel | undefined {
  const { inUse } = getState();
  const used = inUse !== null && pathOfPanel(inUse) === path ? dock.getPanel(inUse) : undefined;
  return used ?? dock.getPanel(filePanelId(path)) ?? dock.getPanel(twinPanelId(path));
}

/** Where a new tab comes: in the place of the one of a file that was moved, or behind all that are there. */
function placeOfTab(dock: DockviewApi, before: string | undefined) {
  const old = before === undefined ? undefined : panelOfFile(dock, before);
  const group = old?.api.group ?? editorGroup(dock);
  if (group === undefined) return {};
  const index = old === undefined ? {} : { index: group.panels.findIndex(({ id }) => id === old.id) };
  return { position: { referenceGroup: group, direction: 'within' as const, ...index } };
}

/** The last file leaves the place of the editors standing. */
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

/** A panel that the dock itself took away, by a key of its own. */
function forgetTab(dock: DockviewApi, panel: IDockviewPanel): void {
  const path = pathOfPanel(panel.id);
  if (path === null || panelOfFile(dock, path) !== undefined) return look(dock);
  const { tabs, current } = projectStore.getState();
  if (!tabs.includes(path)) return;
  const left = tabs.filter((one) => one !== path);
  projectStore.setState({ tabs: left, current: current === path ? (left.at(-1) ?? null) : current });
  if (left.length === 0 && dock.getPanel(NO_FILE) === undefined) addEmpty(dock);
}

/** Shows a part, wherever it is, and says that it is the one in use. */
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

/** Shows what is being edited, or the place where it would be. */
export function showEditor(): void {
  const { dock } = getState();
  const group = dock === null ? undefined : editorGroup(dock);
  if (dock === null || group === undefined) return;
  group.activePanel?.api.setActive();
  reveal(dock, group);
  look(dock);
}

/** Hides a part. One that has its place for itself keeps it, so that it returns as large as it was. */
export function hidePart(id: PartId): void {
  const { dock } = getState();
  const panel = dock?.getPanel(id);
  // Where one is seen at a time another takes its place, by the switcher.
  if (dock === null || panel === undefined || getState().room === 'one') return;
  if (panel.api.group.panels.length === 1) panel.api.group.api.setVisible(false);
  else dock.removePanel(panel);
  look(dock);
}

export function togglePart(id: PartId): void {
  if (shownPartsStore.getState().shown.has(id) && getState().room !== 'one') hidePart(id);
  else showPart(id);
}

/** How the panels lie, to be laid so again. While one has more than its place, how they lay before. */
export function layoutToKeep(): unknown {
  const { dock } = getState();
  if (dock !== null && !hasOneLarge(dock)) setState({ kept: { ...dock.toJSON(), fitted: fittedNow() } });
  return getState().kept;
}

/** Whether the desk is as somebody looks at one thing, and not as it was laid. */
export function hasOneLarge(dock: DockviewApi): boolean {
  return dock.hasMaximizedGroup() || isMadeWide();
}

/** Gives everything its measure again. */
export function fitAgain(): void {
  const { dock } = getState();
  if (dock === null) return;
  fitDesk(dock, { width: dock.width, height: dock.height });
  look(dock);
}

/** Whether there is a part or an editor that could have the whole desk, and has it not already. */
export function canEnlarge(): boolean {
  return getState().dock?.activePanel !== undefined && getState().room !== 'one';
}

/** Gives the part in use the whole desk; again, and everything is back where it was. */
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

/** Puts everything where it was at the very beginning; open files stay open. */
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

/** Gives the tabs their names in the language of the page. */
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
