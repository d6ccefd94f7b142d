import { parseTree } from 'jsonc-parser';
import * as monaco from 'monaco-editor/editor';
import { balanceStore } from '#renderer/desk/balance/balance-store.ts';
import { documentsOf } from '#renderer/desk/project/documents.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { deskState } from '#renderer/desk/state/desk-state.ts';
import { pathOf } from '../editor/editor-models.ts';
import { effectHints } from './effect-marks.ts';
import type { MarkedText } from './marked-text.ts';
import { numberHints } from './number-marks.ts';

/** What was measured, as marks in the text. Loaded with the first results. */
class TextMarks {
  private isShown = false;

  show(): void {
    if (this.isShown) return;
    this.isShown = true;
    const changed = new monaco.Emitter<void>();
    balanceStore.subscribe(({ results }, before) => {
      if (results !== before.results) changed.fire();
    });
    monaco.languages.registerInlayHintsProvider('json', {
      onDidChangeInlayHints: changed.event,
      provideInlayHints: (model, range) => ({ hints: hintsIn(model, range), dispose: () => undefined }),
    });
  }
}
const marks = deskState(() => new TextMarks());

export const showTextMarks = (): void => marks().show();

function hintsIn(model: monaco.editor.ITextModel, range: monaco.Range): monaco.languages.InlayHint[] {
  const root = parseTree(model.getValue());
  if (root === undefined) return [];
  const text: MarkedText = {
    ...{ file: pathOf(model), documents: documentsOf(projectStore.getState().files), root },
    placed({ offset, length }, label, tooltip) {
      const position = model.getPositionAt(offset + length);
      return range.containsPosition(position) ? [{ position, label, tooltip, paddingLeft: true }] : [];
    },
  };
  return [...numberHints(text), ...effectHints(text)];
}
