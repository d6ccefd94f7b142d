import { useStore } from 'zustand';
import { useWords } from '#renderer/kit/words/use-words.ts';
import '../sheet/sheet.css';
import './gallery.css';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import type { PartProps } from '#renderer/desk/stage/part-ids.ts';
import { sheetWords } from '#renderer/desk/words/generated/sheet-words.ts';
import { useDocuments } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { useFaces } from '#renderer/tables/use-faces.ts';
import { useAskedSheets } from '../sheet/use-asked-sheets.ts';
import { useChosenKind } from '../sheet/use-chosen-kind.ts';
import { GalleryOfKind } from './gallery-of-kind.tsx';

/** `about`: a document whose kind is shown. */
export function GalleryView({ about }: PartProps) {
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
