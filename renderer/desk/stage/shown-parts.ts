import { store } from '../state/store.ts';
import type { PartId } from './dock-parts.ts';

/** The parts that are to be seen: shown, and the front tab where several lie upon each other. */
export const shownPartsStore = store<{ readonly shown: ReadonlySet<PartId> }>(() => ({ shown: new Set() }));
