import { useEffect } from 'react';
import { useStore } from 'zustand';
import { followSheets, type SheetsState, sheetsStore } from '#renderer/desk/sheet/sheets-store.ts';

export function useAskedSheets(): SheetsState {
  useEffect(followSheets, []);
  return useStore(sheetsStore);
}
