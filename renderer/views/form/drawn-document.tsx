import { useMemo } from 'react';
import { useStore } from 'zustand';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { performEdits, pointInDocument } from '#renderer/desk/form/form-writing.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { useLocale } from '#renderer/kit/words/use-words.ts';
import { useDocuments, useDocumentsAround } from '#renderer/parts/documents/use-documents.ts';
import { useReadOnly } from '#renderer/parts/documents/use-read-only.ts';
import type { DrawnEdit, TableDrawing } from '#renderer/tables/table-drawing.ts';
import { findTable } from '#renderer/tables/table-list.ts';
import { useDrawing } from '#renderer/tables/use-faces.ts';
import { placedProblems } from './field-problems.ts';
import { undoByKeys } from './undo-by-keys.ts';
import { useSubject } from './use-subject.ts';

interface DrawnFile {
  readonly file: string;
  readonly drawing: TableDrawing;
}

/** Null: the game does not draw this file. `about`: as of the form. */
export function useDrawn(about: string | null): DrawnFile | null {
  const file = useStore(projectStore, (state) => about ?? state.current);
  const drawing = useDrawing(findTable(useDocuments()));
  return file === null || drawing == null || !drawing.draws(pathInside(file)) ? null : { file, drawing };
}

/** While the text is no JSON, the last version that was, which cannot be edited: the form says where the error is. */
export function DrawnDocument({ file, drawing: { Drawing } }: DrawnFile) {
  const locale = useLocale();
  const documents = useDocumentsAround(file);
  const { document, subject, here, isBroken } = useSubject(file);
  const isReadOnly = useReadOnly(file);
  const problems = useStore(problemsStore, (state) => state.problems);
  const placed = useMemo(
    () => (isBroken || document === null ? [] : placedProblems(problems, file, document.text)),
    [problems, file, document, isBroken],
  );
  const around = subject?.path ?? [];
  function edit({ name, edits, at }: DrawnEdit): void {
    if (performEdits(file, { kind: 'command', ...name }, edits) && at !== null) pointInDocument(file, at, false);
  }
  if (document === null) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys of the whole drawing
    <div className="form-drawing" onKeyDown={({ nativeEvent }) => undoByKeys(nativeEvent)}>
      <Drawing
        document={document.value}
        {...{ documents, locale }}
        here={[...around, ...here]}
        problems={placed}
        isLocked={isReadOnly || isBroken}
        onPoint={(path, follows) => pointInDocument(file, path, follows)}
        onEdit={edit}
      />
    </div>
  );
}
