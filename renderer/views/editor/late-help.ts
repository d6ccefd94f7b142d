import type * as monaco from 'monaco-editor/editor';
import { firstBoard } from '#renderer/desk/play/first-board.ts';
import { store } from '#renderer/desk/state/store.ts';
import { iconsAtOnce } from './icons-at-once.ts';

interface EditorHelp {
  readonly isAsked: boolean;
  readonly isThere: boolean;
}

export const editorHelpStore = store<EditorHelp>(() => ({ isAsked: false, isThere: false }));

/** Loads it after the first board, or earlier if the user starts to type. */
export function loadWritingHelp(editor: monaco.editor.ICodeEditor): void {
  void firstBoard().then(fetchHelp);
  editor.onKeyDown(() => void fetchHelp());
}

async function fetchHelp(): Promise<void> {
  if (editorHelpStore.getState().isAsked) return;
  editorHelpStore.setState({ isAsked: true });
  const { startHelp } = await iconsAtOnce(() => import('./help-features.ts'));
  startHelp();
  editorHelpStore.setState({ isThere: true });
}
