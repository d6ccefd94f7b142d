import type { DockviewApi } from 'dockview-react';
import type { KeptLayouts } from '#api/studio/kept-work.ts';
import { openFile, projectStore } from '#renderer/desk/project/project-store.ts';
import { NO_FILE, partIds } from '#renderer/desk/stage/dock-parts.ts';
import { shownPartsStore } from '#renderer/desk/stage/shown-parts.ts';
import type { ViewId } from '#renderer/desk/stage/view-ids.ts';
import { store } from '#renderer/desk/state/store.ts';
import {
  dockStore,
  endWide,
  hasOneLarge,
  hidePart,
  refitDock,
  resetLayout,
  showPart,
  toggleEnlarged,
} from './dock-store.ts';
import { fittedNow, measuresNow, takeSizes } from './fit.ts';
import { goToPart, goToPlay } from './focus-part.ts';
import { strays } from './gather.ts';
import { drawn, type LayoutId, layoutIds, sizesOf } from './layout-sizes.ts';
import { openView } from './open-view.ts';
import { findView } from './view-list.ts';

type Own = KeptLayouts['own'][string];

interface Layouts {
  readonly current: LayoutId | null;
  readonly own: Readonly<Partial<Record<LayoutId, Own>>>;
}

export const layoutsStore = store<Layouts>(() => ({ current: null, own: {} }));
const { getState, setState } = layoutsStore;

/** Switches layouts; changes are kept with the previous one. */
export function layFor(id: LayoutId): void {
  const { dock } = dockStore.getState();
  if (dock === null) return;
  if (dock.hasMaximizedGroup()) toggleEnlarged();
  endWide();
  noteOwn();
  // A save in between must not store a half-applied layout.
  setState({ current: null });
  lay(id);
  setState({ current: id });
}

export function resetLayouts(): void {
  setState({ current: null, own: {} });
  resetLayout();
}

export function takeLayouts({ current, own }: KeptLayouts): void {
  const known = layoutIds.find((id) => id === current) ?? null;
  const kept = layoutIds.flatMap((id) => (own[id] === undefined ? [] : [[id, own[id]] as const]));
  setState({ current: known, own: Object.fromEntries(kept) });
}

export function layoutsToKeep(): KeptLayouts {
  noteOwn();
  const { current, own } = getState();
  return { current, own: { ...own } };
}

function noteOwn(): void {
  const { current, own } = getState();
  const { dock, room } = dockStore.getState();
  const { shown } = shownPartsStore.getState();
  // Single or maximized parts are not a layout.
  if (current === null || dock === null || room === 'one' || hasOneLarge(dock)) return;
  setState({ own: { ...own, [current]: { parts: [...shown], sizes: measuresNow(dock) } } });
}

function lay(id: LayoutId): void {
  const { dock, room } = dockStore.getState();
  const { parts, views, goTo } = drawn[id];
  if (dock === null) return;
  if (room !== 'one') {
    gather(dock);
    const own = getState().own[id];
    const seen: readonly string[] = own?.parts ?? parts;
    // Show before hiding, so that the desk is never empty.
    for (const part of partIds) if (seen.includes(part)) showPart(part);
    for (const part of partIds) if (!seen.includes(part)) hidePart(part);
    takeSizes(own?.sizes ?? { ...fittedNow().sizes, ...sizesOf(id, dock) });
    refitDock();
  }
  const opened = views.filter((view) => findView(view) !== undefined);
  for (const view of opened) openView(view as ViewId);
  const { current } = projectStore.getState();
  // A view in front belongs to the previous layout.
  if (opened.length === 0 && current !== null) openFile(current);
  else if (opened.length === 0) dock.getPanel(NO_FILE)?.api.setActive();
  if (goTo === 'play') goToPlay('board');
  else goToPart(goTo);
}

/** Columns that a layout does not know would squeeze the others. */
function gather(dock: DockviewApi): void {
  const found = strays(dock.groups.map(({ id, panels }) => ({ id, panels: panels.map((panel) => panel.id) })));
  const into = dock.groups.find(({ id }) => id === found?.into);
  if (found === null || into === undefined) return;
  into.api.setVisible(true);
  for (const id of found.panels)
    dock.getPanel(id)?.api.moveTo({ group: into, position: 'center', skipSetActive: true });
}
