import type { WindowKeeps } from '#renderer/desk/recovery/keeps.ts';
import { slotIds, workspaceIds } from '#renderer/desk/stage/workspace-ids.ts';
import { changesOf } from '#renderer/desk/state/keep.ts';
import { dockStore, layoutToKeep } from '../documents/dock-store.ts';
import { recentTabsStore } from '../documents/recent-tabs.ts';
import { enterWorkspace, takeArrangements, workspacesStore } from './workspaces-store.ts';

export const windowKeeps: WindowKeeps = {
  layout: { read: layoutToKeep, follow: changesOf(dockStore, ({ layout }) => [layout]) },
  closedTabs: {
    read: () => [...recentTabsStore.getState().closed],
    take: (closed) => recentTabsStore.setState({ closed }),
    follow: changesOf(recentTabsStore, ({ closed }) => [closed]),
  },
  workspace: {
    read: () => {
      const { current, used } = workspacesStore.getState();
      return { id: current, used: [...used] };
    },
    take: ({ id, used }) => {
      const known = workspaceIds.find((one) => one === id);
      if (known !== undefined)
        enterWorkspace(
          known,
          slotIds.filter((slot) => used.includes(slot)).sort((a, b) => used.indexOf(a) - used.indexOf(b)),
        );
    },
    follow: changesOf(workspacesStore, ({ current, used }) => [current, used]),
  },
  workspaces: {
    read: () => ({ ...workspacesStore.getState().own }) as ReturnType<WindowKeeps['workspaces']['read']>,
    take: takeArrangements,
    follow: changesOf(workspacesStore, ({ own }) => [own]),
  },
};
