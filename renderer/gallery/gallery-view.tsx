import '../sheet/sheet.css';
import './gallery.css';
import { useEffect, useState } from 'react';
import { pathInside } from '#authoring/packages/package-path.ts';
import { useDocuments } from '../play/use-documents.ts';
import { useProject } from '../project/project-store.ts';
import { chooseKind, useSheetChoice } from '../sheet/sheet-choice-store.ts';
import { kindWith } from '../sheet/sheet-kinds.ts';
import { useAskedSheets } from '../sheet/sheets-store.ts';
import type { TableFaces } from '../tables/table-faces.ts';
import { findTable } from '../tables/table-list.ts';
import type { ViewProps } from '../views/view-list.ts';
import { useSheetWords } from '../words/sheet-words.ts';
import { GalleryOfKind } from './gallery-of-kind.tsx';

/** The faces of all entries of a kind, side by side. `about`: a document whose kind is shown. */
export function GalleryView({ about }: ViewProps) {
  const words = useSheetWords();
  const { kinds, names } = useAskedSheets();
  const chosen = useSheetChoice((state) => state.kind);
  const [first] = useState(() => useProject.getState().current);
  useEffect(() => {
    const asked = kindWith(kinds ?? [], about);
    if (asked !== undefined) chooseKind(asked.id);
  }, [about, kinds]);
  const table = findTable(useDocuments());
  const [faces, setFaces] = useState<TableFaces | null | undefined>(undefined);
  useEffect(() => {
    void table.loadFaces().then((loaded) => setFaces(() => loaded));
  }, [table]);
  if (kinds === null || faces === undefined) return <p className="empty">{words.loading}</p>;
  if (faces === null) return <p className="empty">{words.noFaces}</p>;
  const drawn = kinds.filter(({ files }) => files.some((file) => faces.hasFaces(pathInside(file))));
  const kind = drawn.find(({ id }) => id === chosen) ?? kindWith(drawn, first) ?? drawn[0];
  if (kind === undefined) return <p className="empty">{words.noFacesOfKind}</p>;
  return <GalleryOfKind key={kind.id} kinds={drawn} {...{ kind, names, faces }} />;
}
