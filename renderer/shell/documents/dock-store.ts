import type { DockviewApi, DockviewGroupPanel, IDockviewPanel } from 'dockview-react';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { store } from '#renderer/desk/state/store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { filePanelId, NO_FILE, pathOfPanel, splitPanelId } from './panel-ids.ts';
import { tabName, tabTitle } from './tab-names.ts';

interface DockState {
  readonly dock: DockviewApi | null;
  readonly layout: number;
  readonly inUse: string | null;
  /** While panels follow the project, the active panel is nobody's choice. */
  readonly isFollowing: boolean;
}

/** The open files, in tabs that may be split. */
export const dockStore = store<DockState>(() => ({ dock: null, layout: 0, inUse: null, isFollowing: false }));
const { getState, setState } = dockStore;

/** Keeps the panels in step with the open files. */
export function takeDock(dock: DockviewApi, kept: unknown): void {
  setState({ dock });
  dock.onDidAddGroup(nameless);
  // dockview reports the active panel on subscription, which is no choice.
  setState({ isFollowing: true });
  if (!layAsKept(dock, kept)) layAsUsual(dock);
  dock.onDidActivePanelChange(({ panel }) => {
    const path = panel === undefined ? null : pathOfPanel(panel.id);
    if (path === null || getState().isFollowing) return;
    setState({ inUse: panel?.id ?? null });
    projectStore.setState({ current: path });
  });
  dock.onDidRemovePanel((panel) => forgetTab(dock, panel));
  dock.onDidLayoutChange(noteLayout);
  projectStore.subscribe((state, before) => {
    const isAsked = state.asked !== before.asked || state.current !== before.current;
    if (state.tabs !== before.tabs || isAsked) followTabs(dock, isAsked);
  });
  followTabs(dock, true);
}

function noteLayout(): void {
  setState(({ layout }) => ({ layout: layout + 1 }));
}

/** Our sections are the landmarks; dockview's regions would duplicate them. */
function nameless({ element }: { readonly element: HTMLElement }): void {
  element.setAttribute('role', 'group');
}

function layAsUsual(dock: DockviewApi): void {
  dock.addPanel({ id: NO_FILE, component: NO_FILE, title: deskWords[localeNow()].editor });
}

function layAsKept(dock: DockviewApi, kept: unknown): boolean {
  if (!isLayout(kept)) return false;
  try {
    dock.fromJSON(kept);
    for (const group of dock.groups) nameless(group);
    takeTabs(dock);
    return dock.panels.length > 0;
  } catch {
    // A layout of another version, or damaged: the default will do.
    dock.clear();
    return false;
  }
}

/** Not the layout of an older version, which had other panels, too. */
function isLayout(kept: unknown): kept is Parameters<DockviewApi['fromJSON']>[0] {
  if (typeof kept !== 'object' || kept === null || !('panels' in kept)) return false;
  return Object.keys(kept.panels as object).every((id) => id === NO_FILE || pathOfPanel(id) !== null);
}

/** Restores tabs of the kept layout; missing files have none. */
function takeTabs(dock: DockviewApi): void {
  const { files, tabs, current } = projectStore.getState();
  const kept = dock.panels.flatMap(({ id }) => pathOfPanel(id) ?? []).filter((path) => files.has(path));
  const all = [...new Set([...kept, ...tabs])];
  const wanted = current !== null && all.includes(current) ? current : (all.at(-1) ?? null);
  projectStore.setState({ tabs: all, current: wanted });
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
  const group: DockviewGroupPanel | undefined = old?.api.group ?? dock.activeGroup ?? dock.groups[0];
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
  if (path === null || panelOfFile(dock, path) !== undefined) return;
  const { tabs, current } = projectStore.getState();
  if (!tabs.includes(path)) return;
  const left = tabs.filter((one) => one !== path);
  projectStore.setState({ tabs: left, current: current === path ? (left.at(-1) ?? null) : current });
  if (left.length === 0 && dock.getPanel(NO_FILE) === undefined) addEmpty(dock);
}

export function layoutToKeep(): unknown {
  return getState().dock?.toJSON() ?? null;
}

/** Joins split editors. */
export function resetDock(): void {
  const { dock } = getState();
  if (dock === null) return;
  const { tabs, current } = projectStore.getState();
  dock.clear();
  layAsUsual(dock);
  projectStore.setState({ tabs: [...tabs], current });
}

export function renameTabs(): void {
  getState().dock?.getPanel(NO_FILE)?.api.setTitle(deskWords[localeNow()].editor);
}
