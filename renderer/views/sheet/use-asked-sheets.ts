import { useEffect } from 'react';
import { useStore } from 'zustand';
import { followSheets, type SheetsState, sheetsStore } from '#renderer/desk/sheet/sheets-store.ts';

/** The sheets of the project, kept up to date while a component uses them. */
export function useAskedSheets(): SheetsState {
  useEffect(followSheets, []);
  return useStore(sheetsStore);
}
