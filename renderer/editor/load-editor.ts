import { type ComponentType, useEffect, useState } from 'react';
import { showEditor } from '../dock/dock-store.ts';

type Editor = ComponentType<{ readonly path: string }>;

let loading: Promise<Editor> | undefined;
let loaded: Editor | null = null;

/** The editor's code, most of the page: loaded once. What somebody waits less for comes after it. */
export function loadEditor(): Promise<Editor> {
  loading ??= import('./text-editor.tsx').then(({ TextEditor }) => {
    loaded = TextEditor;
    return TextEditor;
  });
  return loading;
}

/**
 * The editor; null as long as its code is not there. Not by `Suspense`, which shows what comes late a third of a second
 * later when something else is still loading.
 */
export function useTextEditor(): Editor | null {
  const [editor, setEditor] = useState(() => loaded);
  useEffect(() => {
    if (editor !== null) return;
    void loadEditor().then(
      (found) => setEditor(() => found),
      (error: unknown) =>
        setEditor(() => {
          throw error;
        }),
    );
  }, [editor]);
  return editor;
}

/** Asks which line of a file to go to. */
export async function goToLine(path: string): Promise<void> {
  const { askForLine } = await import('./text-editor.tsx');
  showEditor();
  askForLine(path);
}
