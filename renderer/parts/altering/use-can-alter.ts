import { useStore } from 'zustand';
import { mayAlter } from '#renderer/desk/altering/altering-store.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';

/** Stays true while an answer is being processed. */
export const useCanAlter = (): boolean => useStore(playStore, mayAlter);
