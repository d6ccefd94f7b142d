import type { AddPanelOptions, DockviewApi } from 'dockview-react';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { viewPanelId } from '#renderer/desk/stage/dock-parts.ts';
import type { ViewId } from '#renderer/desk/stage/view-ids.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';
import { editorGroup } from './default-layout.ts';
import { dockStore } from './dock-store.ts';
import { reveal } from './fit.ts';
import { findView } from './view-list.ts';

/** From this width of the editors on a view and the text have room beside each other. */
const BESIDE = 860;

/**
 * Opens a view, or brings it to the front, and goes into it. `about`: what it is to show; one that is open already shows
 * what it showed when nothing is said.
 */
export function openView(id: ViewId, about?: string | null): void {
  const { dock } = dockStore.getState();
  const view = findView(id);
  if (dock === null || view === undefined) return;
  const known = dock.getPanel(viewPanelId(id));
  if (about !== undefined) showAbout(id, about);
  const panel = known ?? dock.addPanel(panelOf(dock, id, view, about ?? null));
  panel.api.setActive();
  reveal(dock, panel.api.group);
  panel.api.group.api.setVisible(true);
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-view="${id}"]`)?.focus());
}

/** What an open view is about from now on; it stays where it lies. */
export function showAbout(id: ViewId, about: string | null): void {
  dockStore.getState().dock?.getPanel(viewPanelId(id))?.api.updateParameters({ view: id, about });
}

function panelOf(dock: DockviewApi, id: ViewId, view: ViewContribution, about: string | null): AddPanelOptions {
  const title = view.names[localeNow()];
  const panel = { id: viewPanelId(id), component: 'view', tabComponent: 'view', title, params: { view: id, about } };
  const group = editorGroup(dock);
  if (group === undefined) return panel;
  if (view.isBeside !== true || dockStore.getState().room === 'one')
    return { ...panel, position: { referenceGroup: group, direction: 'within' } };
  if (group.api.width >= BESIDE) return { ...panel, position: { referenceGroup: group, direction: 'right' } };
  // Half of the editors would be too narrow for both: the game's column is wide, and the game one tab away.
  const game = dock.getPanel('play')?.api.group;
  const place = game?.api.isVisible === true ? game : group;
  return { ...panel, position: { referenceGroup: place, direction: 'within' } };
}
