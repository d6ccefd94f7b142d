import * as monaco from 'monaco-editor/editor';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { pathOf } from './editor-models.ts';

/** Runs an action of the text editor in the one that has the focus, else in that of the current file. */
export function editAtCursor(action: string): void {
  const { current } = projectStore.getState();
  const all = monaco.editor.getEditors();
  const ofCurrent = (one: monaco.editor.ICodeEditor) => {
    const model = one.getModel();
    return model !== null && pathOf(model) === current;
  };
  const editor = all.find((one) => one.hasTextFocus()) ?? all.find(ofCurrent);
  editor?.focus();
  editor?.trigger('menu', action, null);
}
