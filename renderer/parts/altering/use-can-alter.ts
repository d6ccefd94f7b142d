import { useStore } from 'zustand';
import { mayAlter } from '#renderer/desk/altering/altering-store.ts';
import { playStore } from '#renderer/desk/play/play-store.ts';

/** Whether what alters the table is offered; not hidden while an answer is being done. */
export const useCanAlter = (): boolean => useStore(playStore, mayAlter);
