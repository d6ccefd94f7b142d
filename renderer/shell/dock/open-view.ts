import type { AddPanelOptions, DockviewApi } from 'dockview-react';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { viewPanelId } from '#renderer/desk/stage/dock-parts.ts';
import type { ViewId } from '#renderer/desk/stage/view-ids.ts';
import type { ViewContribution } from '#renderer/parts/stage/view-contribution.ts';
import { editorGroup } from './default-layout.ts';
import { dockStore } from './dock-store.ts';
import { reveal } from './fit.ts';
import { findView } from './view-list.ts';

/** Width of the editors in pixels, from which a view fits next to the text. */
const BESIDE = 860;

/** Opens or focuses a view. `about`: its subject; undefined keeps that of an open view. */
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
  // Half of the editors is too narrow: it becomes a tab of the game's column.
  const game = dock.getPanel('play')?.api.group;
  const place = game?.api.isVisible === true ? game : group;
  return { ...panel, position: { referenceGroup: place, direction: 'within' } };
}
