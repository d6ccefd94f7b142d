import type * as monaco from 'monaco-editor/editor';
import { measured, selectedStore } from '#renderer/desk/editor/selection-store.ts';
import { composingStore } from '#renderer/desk/project/composing.ts';

/** Longer selections are not counted: that would be slow at every key. */
const MOST = 200_000;

export function followSelection(editor: monaco.editor.IStandaloneCodeEditor): monaco.IDisposable {
  return editor.onDidChangeCursorSelection(({ selection }) => {
    if (composingStore.getState().isComposing) return;
    const model = editor.getModel();
    const isNothing = selection.isEmpty() || model === null || model.getValueLengthInRange(selection) > MOST;
    const selected = isNothing ? null : measured(model.getValueInRange(selection));
    if (selected !== null || selectedStore.getState().selected !== null) selectedStore.setState({ selected });
  });
}
