import type { Rework } from '#authoring/tools/rework/rework-plan.ts';
import { store } from '../state/store.ts';

export const renameStore = store<{ readonly asked: Omit<Rework, 'to'> | null }>(() => ({ asked: null }));
