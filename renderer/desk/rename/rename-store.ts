import type { Rework } from '#authoring/tools/rework/rework-plan.ts';
import { store } from '../state/store.ts';

/** What is to be renamed, moved and so on, by a place that means it; null while nobody asks. */
export const renameStore = store<{ readonly asked: Omit<Rework, 'to'> | null }>(() => ({ asked: null }));
