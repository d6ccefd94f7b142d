import * as monaco from 'monaco-editor/editor';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { pathOf } from './editor-models.ts';

const OWNER = 'studio';
const severities = {
  error: monaco.MarkerSeverity.Error,
  warning: monaco.MarkerSeverity.Warning,
  info: monaco.MarkerSeverity.Info,
};

/** Marks the problems of the project in all open editors. */
export function drawProblemMarks(problems: readonly Problem[], locale: 'ja' | 'en'): void {
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
        // An empty marker would be invisible.
        endColumn: end.character + (start.line === end.line && start.character === end.character ? 2 : 1),
      })),
    );
  }
}
