import { useStore } from 'zustand';
import { playStore } from '#renderer/desk/play/play-store.ts';

/** Whether the game uses other content than the project's. */
export const useOwnContent = (): boolean => useStore(playStore, ({ ownContent }) => ownContent !== null);
