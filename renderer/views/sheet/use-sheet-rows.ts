import { useDeferredValue, useMemo } from 'react';
import { useStore } from 'zustand';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import type { SheetKind } from '#renderer/desk/sheet/sheet-kinds.ts';
import { type SheetRows, sheetRowsOf } from '#renderer/desk/sheet/sheet-rows.ts';

/** Deferred until the browser has time to draw them. */
export function useSheetRows(kind: SheetKind | undefined): SheetRows {
  const files = useDeferredValue(useStore(projectStore, (state) => state.files));
  return useMemo(() => sheetRowsOf(files, kind), [files, kind]);
}
