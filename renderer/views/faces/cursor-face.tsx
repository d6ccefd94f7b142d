import { Suspense } from 'react';
import { useStore } from 'zustand';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { cursorStore } from '#renderer/desk/project/cursor-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import { useDocumentsAround } from '#renderer/parts/documents/use-documents.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { useTextEditor } from '../editor/load-editor.ts';

/** The face of the card at the cursor. */
export function CursorFace() {
  const locale = useLocale();
  const words = useWords(deskWords);
  const path = useStore(projectStore, (state) => state.current);
  const documents = useDocumentsAround(path ?? '');
  const text = useStore(projectStore, (state) => state.files.get(state.current ?? '')?.text ?? '');
  const offset = useStore(cursorStore, (state) => state.places.get(path ?? '')?.offset ?? 0);
  const { Face } = findTable(documents);
  // Measuring faces is slow: the editor comes first.
  const waits = useTextEditor() === null;
  if (waits) return <p className="empty">{words.loading}</p>;
  return (
    <Suspense fallback={<p className="empty">{words.loading}</p>}>
      <Face documents={documents} path={pathInside(path ?? '')} text={text} offset={offset} locale={locale} />
    </Suspense>
  );
}
