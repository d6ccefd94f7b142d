import type { KeptDesk } from '#api/studio/kept-work.ts';
import { changesOf, type KeepTaken } from '../state/keep.ts';
import { cursorStore } from './cursor-store.ts';
import { projectStore } from './project-store.ts';

export const keptCurrent: KeepTaken<KeptDesk['current']> = {
  read: () => projectStore.getState().current,
  follow: changesOf(projectStore, ({ current }) => [current]),
  take: (current) => projectStore.setState({ current }),
};

export const keptCursors: KeepTaken<KeptDesk['cursors']> = {
  read() {
    const { tabs } = projectStore.getState();
    const places = [...cursorStore.getState().places].filter(([path]) => tabs.includes(path));
    return places.map(([path, place]) => ({ path, ...place }));
  },
  follow(changed) {
    changesOf(projectStore, ({ tabs }) => [tabs])(changed);
    changesOf(cursorStore, ({ places }) => [places])(changed);
  },
  take: (cursors) => cursorStore.setState({ places: new Map(cursors.map(({ path, ...place }) => [path, place])) }),
};
