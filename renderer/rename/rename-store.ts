import { create } from 'zustand';
import type { JsonPath } from '#authoring/json/positions.ts';

/** The place of what is to get another id; null while nobody asks. */
export const useRename = create<{ readonly asked: { readonly file: string; readonly path: JsonPath } | null }>(() => ({
  asked: null,
}));
