import type { DockviewApi } from 'dockview-react';
import { openFile, projectStore } from '#renderer/desk/project/project-store.ts';
import { store } from '#renderer/desk/state/store.ts';
import { dockStore, panelOfFile } from './dock-store.ts';
import { pathOfPanel } from './panel-ids.ts';

interface RecentTabs {
  readonly recent: readonly string[];
  /** Paths, the latest last. */
  readonly closed: readonly string[];
}

export const recentTabsStore = store<RecentTabs>(() => ({ recent: [], closed: [] }));
const { getState, setState } = recentTabsStore;

const MOST = 50;

export function watchTabs(dock: DockviewApi): void {
  for (const panel of dock.panels) if (isTab(panel.id)) setState({ recent: [...getState().recent, panel.id] });
  touchCurrent(dock);
  dock.onDidActivePanelChange(({ panel }) => {
    if (panel !== undefined && !dockStore.getState().isFollowing) touch(panel.id);
  });
  projectStore.subscribe(({ current }, before) => {
    if (current !== before.current) touchCurrent(dock);
  });
  dock.onDidRemovePanel((panel) => {
    const { recent, closed } = getState();
    const path = pathOfPanel(panel.id);
    setState({
      recent: recent.filter((id) => id !== panel.id),
      closed: path === null ? closed : [...closed, path].slice(-MOST),
    });
  });
}

function isTab(id: string): boolean {
  return pathOfPanel(id) !== null;
}

function touchCurrent(dock: DockviewApi): void {
  const { current } = projectStore.getState();
  const panel = current === null ? undefined : panelOfFile(dock, current);
  if (panel !== undefined) touch(panel.id);
}

function touch(id: string): void {
  const { recent } = getState();
  if (isTab(id) && recent[0] !== id) setState({ recent: [id, ...recent.filter((one) => one !== id)] });
}

/** Without missing and open files. */
function reopenable(): readonly string[] {
  const { files, tabs } = projectStore.getState();
  return getState().closed.filter((path) => files.has(path) && !tabs.includes(path));
}

export function canReopen(): boolean {
  return reopenable().length > 0;
}

export function reopenClosed(): void {
  const path = reopenable().at(-1);
  if (path === undefined) return;
  setState({ closed: getState().closed.filter((one) => one !== path) });
  openFile(path);
}
