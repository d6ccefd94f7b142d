import type { DockviewApi, DockviewGroupPanel } from 'dockview-react';
import { createStore } from 'zustand/vanilla';
import { viewOfPanel } from '#renderer/desk/stage/dock-parts.ts';
import { fittedNow } from './fit.ts';
import { findView } from './view-list.ts';

/** In pixels; a wide view narrower than this wants more. */
const ENOUGH = 1200;

/** Groups hidden for a wide view; null: none. */
const wide = createStore<{ readonly gone: readonly string[] | null }>(() => ({ gone: null }));

export function isMadeWide(): boolean {
  return wide.getState().gone !== null;
}

export function wantingRoom(dock: DockviewApi, groups: readonly DockviewGroupPanel[]): DockviewGroupPanel | undefined {
  if (isMadeWide() || dock.hasMaximizedGroup() || fittedNow().room === 'one') return undefined;
  return groups.find((group) => group.api.isVisible && holdsWideView(group) && group.api.width < ENOUGH);
}

export function mayNarrow(dock: DockviewApi): boolean {
  return isMadeWide() && !dock.groups.some((group) => group.api.isVisible && holdsWideView(group));
}

/** Hides all but the explorer; hidden groups are noted. */
export function makeWide(dock: DockviewApi, wanting: DockviewGroupPanel): void {
  const stays = [wanting, dock.getPanel('explorer')?.api.group];
  const others = dock.groups.filter((group) => group.api.isVisible && !stays.includes(group));
  for (const group of others) group.api.setVisible(false);
  wide.setState({ gone: others.map(({ id }) => id) });
}

export function makeNarrow(dock: DockviewApi): void {
  const { gone } = wide.getState();
  wide.setState({ gone: null });
  for (const group of dock.groups) if (gone?.includes(group.id)) group.api.setVisible(true);
}

export function forgetWide(): void {
  wide.setState({ gone: null });
}

function holdsWideView({ activePanel }: DockviewGroupPanel): boolean {
  return findView(viewOfPanel(activePanel?.id ?? '') ?? '')?.isWide === true;
}
