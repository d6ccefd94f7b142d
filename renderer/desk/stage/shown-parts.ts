import { store } from '../state/store.ts';
import type { PartId } from './part-ids.ts';

/** The parts that the workspace shows now. */
export const shownPartsStore = store<{ readonly shown: ReadonlySet<PartId> }>(() => ({ shown: new Set() }));
