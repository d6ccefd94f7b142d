import { useEffect, useState } from 'react';
import type { TableDrawing } from './table-drawing.ts';
import type { TableFaces } from './table-faces.ts';
import type { TablePart } from './table-parts.ts';
import type { TableView } from './table-view.ts';

/** Undefined until loaded, null where the game has none. */
export const useFaces = (table: TableView): TableFaces | null | undefined => useLoaded(table.loadFaces);

/** Undefined until loaded. */
export const useParts = (table: TableView): readonly TablePart[] | undefined => useLoaded(table.loadParts);

/** Undefined until loaded, null where the game draws no document. */
export const useDrawing = (table: TableView): TableDrawing | null | undefined => useLoaded(table.loadDrawing);

function useLoaded<Loaded>(load: () => Promise<Loaded>): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded | undefined>(undefined);
  useEffect(() => {
    let isLate = false;
    void load().then((found) => isLate || setLoaded(() => found));
    return () => {
      isLate = true;
    };
  }, [load]);
  return loaded;
}
