import type { DockviewApi, IDockviewPanel } from 'dockview-react';
import { openFile, projectStore } from '#renderer/desk/project/project-store.ts';
import { pathOfPanel, viewOfPanel } from '#renderer/desk/stage/dock-parts.ts';
import { store } from '#renderer/desk/state/store.ts';
import { dockStore, panelOfFile } from './dock-store.ts';

export type ClosedTab =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'view'; readonly view: string; readonly about: string | null };

interface RecentTabs {
  readonly recent: readonly string[];
  readonly closed: readonly ClosedTab[];
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
    const tab = closedTab(panel);
    setState({
      recent: recent.filter((id) => id !== panel.id),
      closed: tab === null ? closed : [...closed, tab].slice(-MOST),
    });
  });
}

function isTab(id: string): boolean {
  return pathOfPanel(id) !== null || viewOfPanel(id) !== null;
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

function closedTab({ id, params }: IDockviewPanel): ClosedTab | null {
  const [path, view] = [pathOfPanel(id), viewOfPanel(id)];
  if (path !== null) return { kind: 'file', path };
  const about: unknown = params?.['about'];
  return view === null ? null : { kind: 'view', view, about: typeof about === 'string' ? about : null };
}

/** Without missing files and open tabs. */
function reopenable(): readonly ClosedTab[] {
  const { dock } = dockStore.getState();
  const { files, tabs } = projectStore.getState();
  return getState().closed.filter((tab) =>
    tab.kind === 'file'
      ? files.has(tab.path) && !tabs.includes(tab.path)
      : dock?.panels.some(({ id }) => viewOfPanel(id) === tab.view) === false,
  );
}

export function canReopen(): boolean {
  return reopenable().length > 0;
}

export function reopenClosed(openView: (view: string, about: string | null) => void): void {
  const tab = reopenable().at(-1);
  if (tab === undefined) return;
  setState({ closed: getState().closed.filter((one) => one !== tab) });
  if (tab.kind === 'file') openFile(tab.path);
  else openView(tab.view, tab.about);
}
