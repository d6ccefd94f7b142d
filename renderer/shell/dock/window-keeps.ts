import type { WindowKeeps } from '#renderer/desk/recovery/keeps.ts';
import { changesOf } from '#renderer/desk/state/keep.ts';
import { dockStore, layoutToKeep } from './dock-store.ts';
import { layoutsStore, layoutsToKeep, takeLayouts } from './layouts.ts';
import { recentTabsStore } from './recent-tabs.ts';

export const windowKeeps: WindowKeeps = {
  layout: { read: layoutToKeep, follow: changesOf(dockStore, ({ layout }) => [layout]) },
  closedTabs: {
    read: () => recentTabsStore.getState().closed.map((tab) => ({ ...tab })),
    take: (closed) => recentTabsStore.setState({ closed }),
    follow: changesOf(recentTabsStore, ({ closed }) => [closed]),
  },
  layouts: {
    read: layoutsToKeep,
    take: takeLayouts,
    follow(changed) {
      const isChosen = () => layoutsStore.getState().current !== null;
      changesOf(dockStore, ({ layout }) => [layout])(() => isChosen() && changed());
      changesOf(layoutsStore, ({ current }) => [current])(changed);
    },
  },
};
