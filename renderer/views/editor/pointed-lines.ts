import type * as monaco from 'monaco-editor/editor';
import { pointedStore } from '#renderer/desk/editor/pointed-store.ts';

export function followPointed(editor: monaco.editor.IStandaloneCodeEditor, path: string): void {
  const lines = editor.createDecorationsCollection();
  const draw = (): void => {
    const { pointed } = pointedStore.getState();
    const model = editor.getModel();
    if (pointed === null || pointed.path !== path || model === null) return lines.clear();
    const [from, to] = [model.getPositionAt(pointed.from), model.getPositionAt(pointed.to)];
    const range = { startLineNumber: from.lineNumber, startColumn: 1, endLineNumber: to.lineNumber, endColumn: 1 };
    lines.set([{ range, options: { isWholeLine: true, className: 'text-pointed' } }]);
  };
  const leave = pointedStore.subscribe(draw);
  editor.onDidDispose(leave);
  draw();
}
