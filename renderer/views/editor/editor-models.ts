import * as monaco from 'monaco-editor/editor';
import { changeBetween } from '#authoring/project/documents/project-action.ts';
import { noteTyping } from '#renderer/desk/project/project-actions.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

/** Models being synced from the project: their change events are not typing. */
const following = new Set<monaco.editor.ITextModel>();

/** Models whose typing is being written to the project, so they need no sync back. */
const telling = new Set<monaco.editor.ITextModel>();

export function isSyncing(model: monaco.editor.ITextModel): boolean {
  return following.has(model);
}

function uriOf(path: string): monaco.Uri {
  return monaco.Uri.from({ scheme: 'project', path: `/${path}` });
}

export function pathOf(model: monaco.editor.ITextModel): string {
  return model.uri.path.slice(1);
}

export function modelOf(path: string, text: string): monaco.editor.ITextModel {
  const found = monaco.editor.getModel(uriOf(path));
  if (found !== null) return found;
  const model = monaco.editor.createModel(text, path.endsWith('.json') ? 'json' : 'plaintext', uriOf(path));
  model.updateOptions({ tabSize: 2, insertSpaces: true });
  model.onDidChangeContent(({ changes }) => {
    if (following.has(model)) return;
    const edits = changes.map(({ rangeOffset: offset, rangeLength: length, text: typed }) => ({
      offset,
      length,
      text: typed,
    }));
    telling.add(model);
    try {
      noteTyping(path, edits, { length: model.getValueLength(), whole: () => model.getValue() });
    } finally {
      telling.delete(model);
    }
  });
  return model;
}

projectStore.subscribe(({ files }, { files: before }) => {
  if (files === before) return;
  for (const file of files.values()) {
    if (file.fault === null && before.get(file.path)?.written !== file.written) followText(file.path, file.text);
  }
});

/** Applies the smallest edit, so that cursors and decorations keep their places. */
function followText(path: string, text: string): void {
  const model = monaco.editor.getModel(uriOf(path));
  if (model === null || following.size > 0 || telling.has(model)) return;
  const [replacement] = changeBetween(path, model.getValue(), text).replacements;
  if (replacement === undefined) return;
  const { offset, removed, inserted } = replacement;
  const [start, end] = [model.getPositionAt(offset), model.getPositionAt(offset + removed.length)];
  following.add(model);
  if (end.lineNumber - start.lineNumber > MANY_LINES) setAnew(model, text);
  else model.pushEditOperations([], [{ range: monaco.Range.fromPositions(start, end), text: inserted }], () => null);
  following.delete(model);
}

/** From this many changed lines on, replacing the whole text is faster than editing. */
const MANY_LINES = 2000;

function setAnew(model: monaco.editor.ITextModel, text: string): void {
  const editors = monaco.editor.getEditors().filter((editor) => editor.getModel() === model);
  const states = editors.map((editor) => editor.saveViewState());
  model.setValue(text);
  for (const [i, editor] of editors.entries()) editor.restoreViewState(states[i] ?? null);
}
