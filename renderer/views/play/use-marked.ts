import { useStore } from 'zustand';
import { chosenStore } from '#renderer/desk/inspector/chosen-store.ts';

/** The id of the chosen entry, which the table highlights; null: none. */
export const useMarked = (): string | null => useStore(chosenStore, ({ chosen }) => chosen?.id ?? null);
