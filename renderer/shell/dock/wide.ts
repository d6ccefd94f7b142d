import type { DockviewApi, DockviewGroupPanel } from 'dockview-react';
import { createStore } from 'zustand/vanilla';
import { viewOfPanel } from '#renderer/desk/stage/dock-parts.ts';
import { fittedNow } from './fit.ts';
import { findView } from './view-list.ts';

/** A view that is to show many things beside each other has room for them from here on, in pixels. */
const ENOUGH = 1200;

/** Groups that made room for a wide view, to be seen again when it is left; null: none did. */
const wide = createStore<{ readonly gone: readonly string[] | null }>(() => ({ gone: null }));

export function isMadeWide(): boolean {
  return wide.getState().gone !== null;
}

/** Which of these groups wants more room than it has, and may have it. */
export function wantingRoom(dock: DockviewApi, groups: readonly DockviewGroupPanel[]): DockviewGroupPanel | undefined {
  if (isMadeWide() || dock.hasMaximizedGroup() || fittedNow().room === 'one') return undefined;
  return groups.find((group) => group.api.isVisible && holdsWideView(group) && group.api.width < ENOUGH);
}

/** Whether the room that was made is wanted no more: something else stands where the wide view stood. */
export function mayNarrow(dock: DockviewApi): boolean {
  return isMadeWide() && !dock.groups.some((group) => group.api.isVisible && holdsWideView(group));
}

/** All but the explorer makes room for a group. What was hidden before stays hidden afterwards. */
export function makeWide(dock: DockviewApi, wanting: DockviewGroupPanel): void {
  const stays = [wanting, dock.getPanel('explorer')?.api.group];
  const others = dock.groups.filter((group) => group.api.isVisible && !stays.includes(group));
  for (const group of others) group.api.setVisible(false);
  wide.setState({ gone: others.map(({ id }) => id) });
}

/** Everything is seen again that made room. */
export function makeNarrow(dock: DockviewApi): void {
  const { gone } = wide.getState();
  wide.setState({ gone: null });
  for (const group of dock.groups) if (gone?.includes(group.id)) group.api.setVisible(true);
}

/** The desk was laid anew: nothing is to come back. */
export function forgetWide(): void {
  wide.setState({ gone: null });
}

function holdsWideView({ activePanel }: DockviewGroupPanel): boolean {
  return findView(viewOfPanel(activePanel?.id ?? '') ?? '')?.isWide === true;
}
