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
  fitAgain,
  hasOneLarge,
  hidePart,
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

/** How a person has left a layout: what was seen, and the measures in pixels. */
type Own = KeptLayouts['own'][string];

interface Layouts {
  /** The one that was chosen last; null: none, or the desk was laid as usual since. */
  readonly current: LayoutId | null;
  readonly own: Readonly<Partial<Record<LayoutId, Own>>>;
}

export const layoutsStore = store<Layouts>(() => ({ current: null, own: {} }));
const { getState, setState } = layoutsStore;

/** Lays the desk for one kind of work; what was changed in the one before is kept with that one. */
export function layFor(id: LayoutId): void {
  const { dock } = dockStore.getState();
  if (dock === null) return;
  if (dock.hasMaximizedGroup()) toggleEnlarged();
  endWide();
  noteOwn();
  // Work is kept at any moment, in between as well: what is seen until all is laid belongs to no layout.
  setState({ current: null });
  lay(id);
  setState({ current: id });
}

/** As every layout was drawn, and the desk as it is at first. */
export function resetLayouts(): void {
  setState({ current: null, own: {} });
  resetLayout();
}

/** What was kept; layouts that there are no more count for nothing. */
export function takeLayouts({ current, own }: KeptLayouts): void {
  const known = layoutIds.find((id) => id === current) ?? null;
  const kept = layoutIds.flatMap((id) => (own[id] === undefined ? [] : [[id, own[id]] as const]));
  setState({ current: known, own: Object.fromEntries(kept) });
}

/** What is to be kept: the layout in use as it is now. */
export function layoutsToKeep(): KeptLayouts {
  noteOwn();
  const { current, own } = getState();
  return { current, own: { ...own } };
}

function noteOwn(): void {
  const { current, own } = getState();
  const { dock, room } = dockStore.getState();
  const { shown } = shownPartsStore.getState();
  // One part at a time says nothing of what belongs together, nor does one that has the whole desk.
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
    // First what is to be seen, so that there always is something.
    for (const part of partIds) if (seen.includes(part)) showPart(part);
    for (const part of partIds) if (!seen.includes(part)) hidePart(part);
    takeSizes(own?.sizes ?? { ...fittedNow().sizes, ...sizesOf(id, dock) });
    fitAgain();
  }
  const opened = views.filter((view) => findView(view) !== undefined);
  for (const view of opened) openView(view as ViewId);
  const { current } = projectStore.getState();
  // A view that was in front of the text belongs to another layout.
  if (opened.length === 0 && current !== null) openFile(current);
  else if (opened.length === 0) dock.getPanel(NO_FILE)?.api.setActive();
  if (goTo === 'play') goToPlay('board');
  else goToPart(goTo);
}

/** A column that a layout does not name would crush those that it does. */
function gather(dock: DockviewApi): void {
  const found = strays(dock.groups.map(({ id, panels }) => ({ id, panels: panels.map((panel) => panel.id) })));
  const into = dock.groups.find(({ id }) => id === found?.into);
  if (found === null || into === undefined) return;
  into.api.setVisible(true);
  for (const id of found.panels)
    dock.getPanel(id)?.api.moveTo({ group: into, position: 'center', skipSetActive: true });
}
