import type { Refactoring } from '#authoring/tools/refactor/refactoring-plan.ts';
import { store } from '../state/store.ts';

export const renameStore = store<{ readonly asked: Omit<Refactoring, 'to'> | null }>(() => ({ asked: null }));
