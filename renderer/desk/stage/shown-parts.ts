import { store } from '../state/store.ts';
import type { PartId } from './dock-parts.ts';

/** The visible parts: shown, and the front tab of their group. */
export const shownPartsStore = store<{ readonly shown: ReadonlySet<PartId> }>(() => ({ shown: new Set() }));
