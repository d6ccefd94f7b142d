import * as monaco from 'monaco-editor/editor';
import type { Problem } from '#authoring/problem.ts';
import { setText } from '../project/project-store.ts';

const OWNER = 'studio';
const severities = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
};

function uriOf(path: string): monaco.Uri {
  return monaco.Uri.from({ scheme: 'project', path: `/${path}` });
}

/** The path inside the project of the file that a model holds. */
export function pathOf(model: monaco.editor.ITextModel): string {
  return model.uri.path.slice(1);
}

/** The model of a file; made when it is first shown and kept, so that its undo steps last as long as the page. */
export function modelOf(path: string, text: string): monaco.editor.ITextModel {
  const found = monaco.editor.getModel(uriOf(path));
  if (found !== null) return found;
  const model = monaco.editor.createModel(text, 'json', uriOf(path));
  model.updateOptions({ tabSize: 2, insertSpaces: true });
  model.onDidChangeContent(() => setText(path, model.getValue()));
  return model;
}

/** Gives a model the text of its file when that changed elsewhere; it can be undone like any typing. */
export function followText(path: string, text: string): void {
  const model = monaco.editor.getModel(uriOf(path));
  if (model === null || model.getValue() === text) return;
  model.pushEditOperations([], [{ range: model.getFullModelRange(), text }], () => null);
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
