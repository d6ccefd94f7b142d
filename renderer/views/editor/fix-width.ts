import type * as monaco from 'monaco-editor/editor';
import { changeOf } from '#authoring/project/documents/project-action.ts';
import { halfWidthEdit } from '#renderer/desk/editor/half-width.ts';
import { composingStore } from '#renderer/desk/project/composing.ts';
import { perform } from '#renderer/desk/project/project-actions.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import { isSyncing } from './editor-models.ts';

const name = { kind: 'command', ...localizedText(deskWords, ({ undoNames }) => undoNames.halfWidth) } as const;
const LONGEST_TYPED = 20;

/** Converts full-width digits and punctuation to half width where JSON needs them; undo restores what was typed. */
export function startHalfWidthFixing(editor: monaco.editor.IStandaloneCodeEditor, path: string): void {
  editor.onDidChangeModelContent(({ changes }) => {
    const model = editor.getModel();
    const isTyped = changes.every(({ text }) => text !== '' && text.length <= LONGEST_TYPED);
    if (model === null || isSyncing(model) || !isTyped) return;
    if (composingStore.getState().isComposing || !editor.hasTextFocus()) return;
    // After Monaco has finished its change event.
    queueMicrotask(() => mend(editor, path));
  });
  editor.onDidCompositionEnd(() => queueMicrotask(() => mend(editor, path)));
}

function mend(editor: monaco.editor.IStandaloneCodeEditor, path: string): void {
  const [model, text] = [editor.getModel(), projectStore.getState().files.get(path)?.text];
  if (model === null || text === undefined || model.getValueLength() !== text.length) return;
  const edits = (editor.getSelections() ?? []).flatMap(
    (cursor) => halfWidthEdit(text, model.getOffsetAt(cursor.getPosition())) ?? [],
  );
  if (edits.length > 0) perform({ name, changes: [changeOf(path, text, edits)] });
}
