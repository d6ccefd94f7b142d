import { useStore } from 'zustand';
import { useWords } from '../kit/words/use-words.ts';
import '../sheet/sheet.css';
import './gallery.css';
import { pathInside } from '#authoring/packages/package-path.ts';
import { useDocuments } from '../play/use-documents.ts';
import { problemsStore } from '../problems/problems-store.ts';
import { useAskedSheets } from '../sheet/sheets-store.ts';
import { useChosenKind } from '../sheet/use-chosen-kind.ts';
import { findTable } from '../tables/table-list.ts';
import { useFaces } from '../tables/use-faces.ts';
import type { ViewProps } from '../views/view-list.ts';
import { sheetWords } from '../words/sheet-words.ts';
import { GalleryOfKind } from './gallery-of-kind.tsx';

/** The faces of all entries of a kind, side by side. `about`: a document whose kind is shown. */
export function GalleryView({ about }: ViewProps) {
  const words = useWords(sheetWords);
  const { kinds, names } = useAskedSheets();
  const chosenOf = useChosenKind(kinds, about);
  const faces = useFaces(findTable(useDocuments()));
  const isChecked = useStore(problemsStore, ({ checked }) => checked);
  if (kinds === null || faces === undefined) return <p className="empty">{words.loading}</p>;
  if (faces === null) return <p className="empty">{words.noFaces}</p>;
  const drawn = kinds.filter(({ files }) => files.some((file) => faces.hasFaces(pathInside(file))));
  const kind = chosenOf(drawn);
  if (kind === undefined) return <p className="empty">{isChecked ? words.noFacesYet : words.loading}</p>;
  return <GalleryOfKind key={kind.id} kinds={drawn} {...{ kind, names, faces }} />;
}
