import type { DockviewApi, IDockviewPanel } from 'dockview-react';
import { closeFile, projectStore } from '#renderer/desk/project/project-store.ts';
import { dockStore, panelOfFile } from './dock-store.ts';
import { focusActive } from './focus-in.ts';
import { filePanelId, pathOfPanel, splitPanelId } from './panel-ids.ts';
import { tabName, tabTitle } from './tab-names.ts';

const BESIDE = 832;

export function canSplit(): boolean {
  return dockStore.getState().dock !== null && projectStore.getState().current !== null;
}

/** Splits the active file; if it is split already, focuses the other half. */
export function splitEditor(): void {
  const { dock } = dockStore.getState();
  const { current, tabs } = projectStore.getState();
  const panel = dock === null || current === null ? undefined : panelOfFile(dock, current);
  if (dock === null || current === null || panel === undefined) return;
  const other = panelBesides(dock, panel, current) ?? addTwin(dock, panel, current, tabs);
  other.api.setActive();
  focusActive();
}

function panelBesides(dock: DockviewApi, { id }: IDockviewPanel, path: string): IDockviewPanel | undefined {
  return dock.panels.find((one) => one.id !== id && pathOfPanel(one.id) === path);
}

function addTwin(dock: DockviewApi, panel: IDockviewPanel, path: string, tabs: readonly string[]): IDockviewPanel {
  const id = dock.getPanel(filePanelId(path)) === undefined ? filePanelId(path) : splitPanelId(path);
  const direction = panel.api.group.api.width >= BESIDE ? 'right' : 'below';
  const title = tabTitle(tabName(path, tabs));
  const position = { referencePanel: panel, direction } as const;
  return dock.addPanel({ id, component: 'file', tabComponent: 'file', title, params: { path }, position });
}

export function closeFilePanel(id: string, path: string): void {
  const { dock } = dockStore.getState();
  const panel = dock?.getPanel(id);
  if (dock === null || panel === undefined || panelBesides(dock, panel, path) === undefined) return closeFile(path);
  dock.removePanel(panel);
}
