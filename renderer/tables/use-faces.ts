import { useEffect, useState } from 'react';
import type { TableFaces } from './table-faces.ts';
import type { TablePart } from './table-parts.ts';
import type { TableView } from './table-view.ts';

/** What draws the faces of a game: undefined until it is loaded, null where the game has none. */
export const useFaces = (table: TableView): TableFaces | null | undefined => useLoaded(table.loadFaces);

/** What a game prints besides faces: undefined until it is loaded. */
export const useParts = (table: TableView): readonly TablePart[] | undefined => useLoaded(table.loadParts);

/** What is loaded, as long as it is loaded by the same. */
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
