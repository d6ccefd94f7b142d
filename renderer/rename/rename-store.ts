import { create } from 'zustand';
import type { Rework } from '#authoring/rework/rework-plan.ts';

/** What is to be renamed, moved and so on, by a place that means it; null while nobody asks. */
export const useRename = create<{ readonly asked: Omit<Rework, 'to'> | null }>(() => ({ asked: null }));
