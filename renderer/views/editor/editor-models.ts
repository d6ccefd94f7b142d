import * as monaco from 'monaco-editor/editor';
import { changeBetween } from '#authoring/project/documents/project-action.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { noteTyping } from '#renderer/desk/project/project-actions.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

const OWNER = 'studio';
const severities = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
};

/** Models that are being given a text of the project: what they then tell was not typed. */
const following = new Set<monaco.editor.ITextModel>();

/** Models that tell what was typed in them: the text of the project becomes theirs, and need not be held against it. */
const telling = new Set<monaco.editor.ITextModel>();

/** Whether a model is just being given what was changed elsewhere, an undo among it. */
export function isFollowing(model: monaco.editor.ITextModel): boolean {
  return following.has(model);
}

function uriOf(path: string): monaco.Uri {
  return monaco.Uri.from({ scheme: 'project', path: `/${path}` });
}

/** The path inside the project of the file that a model holds. */
export function pathOf(model: monaco.editor.ITextModel): string {
  return model.uri.path.slice(1);
}

/** The model of a file; made when it is first shown and kept as long as the page, tab or no tab. */
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

// Texts that were changed elsewhere: by an undo, a command over several files, another program.
projectStore.subscribe(({ files }, { files: before }) => {
  if (files === before) return;
  for (const file of files.values()) {
    if (file.fault === null && before.get(file.path)?.written !== file.written) followText(file.path, file.text);
  }
});

/** Gives a model the text of its file by the smallest edit, so that cursors and marks stay where they are. */
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

/** An editor that is told of more lines one after the other takes longer than one that has all of them anew. */
const MANY_LINES = 2000;

/** Gives a model its text as a whole; cursors, folds and what is in sight stay where they were. */
function setAnew(model: monaco.editor.ITextModel, text: string): void {
  const editors = monaco.editor.getEditors().filter((editor) => editor.getModel() === model);
  const states = editors.map((editor) => editor.saveViewState());
  model.setValue(text);
  for (const [i, editor] of editors.entries()) editor.restoreViewState(states[i] ?? null);
}

/** Draws the problems as marks in all files that have a model. */
export function drawMarks(problems: readonly Problem[], locale: 'ja' | 'en'): void {
  for (const model of monaco.editor.getModels()) {
    const own = problems.filter((problem) => problem.file === pathOf(model));
    monaco.editor.setModelMarkers(
      model,
      OWNER,
      own.map(({ severity, code, message, range: { start, end } }) => ({
        severity: severities[severity],
        code,
        message: message[locale],
        startLineNumber: start.line + 1,
        startColumn: start.character + 1,
        endLineNumber: end.line + 1,
        // A mark of no width would not be seen.
        endColumn: end.character + (start.line === end.line && start.character === end.character ? 2 : 1),
      })),
    );
  }
}
