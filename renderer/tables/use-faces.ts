import { useEffect, useState } from 'react';
import type { TableFaces } from './table-faces.ts';
import type { TablePart } from './table-parts.ts';
import type { TableView } from './table-view.ts';

/** What draws the faces of a game: undefined until it is loaded, null where the game has none. */
export function useFaces(table: TableView): TableFaces | null | undefined {
  const [faces, setFaces] = useState<TableFaces | null | undefined>(undefined);
  useEffect(() => {
    let isLate = false;
    void table.loadFaces().then((loaded) => isLate || setFaces(() => loaded));
    return () => {
      isLate = true;
    };
  }, [table]);
  return faces;
}

/** What a game prints besides faces: undefined until it is loaded. */
export function useParts(table: TableView): readonly TablePart[] | undefined {
  const [parts, setParts] = useState<readonly TablePart[] | undefined>(undefined);
  useEffect(() => {
    let isLate = false;
    void table.loadParts().then((loaded) => isLate || setParts(loaded));
    return () => {
      isLate = true;
    };
  }, [table]);
  return parts;
}
