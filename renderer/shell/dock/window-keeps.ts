import type { WindowKeeps } from '#renderer/desk/recovery/keeps.ts';
import { dockStore, layoutToKeep } from './dock-store.ts';
import { layoutsStore, layoutsToKeep, takeLayouts } from './layouts.ts';
import { recentTabsStore } from './recent-tabs.ts';

/** What of the window outlives the page. */
export const windowKeeps: WindowKeeps = {
  layout: {
    read: layoutToKeep,
    follow: (changed) =>
      dockStore.subscribe((state, before) => {
        if (state.layout !== before.layout) changed();
      }),
  },
  closedTabs: {
    read: () => recentTabsStore.getState().closed.map((tab) => ({ ...tab })),
    take: (closed) => recentTabsStore.setState({ closed }),
    follow: (changed) =>
      recentTabsStore.subscribe((state, before) => {
        if (state.closed !== before.closed) changed();
      }),
  },
  layouts: {
    read: layoutsToKeep,
    take: takeLayouts,
    follow(changed) {
      dockStore.subscribe((state, before) => {
        if (state.layout !== before.layout && layoutsStore.getState().current !== null) changed();
      });
      layoutsStore.subscribe((state, before) => {
        if (state.current !== before.current) changed();
      });
    },
  },
};
