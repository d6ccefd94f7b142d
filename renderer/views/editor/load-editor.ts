import { type ComponentType, useEffect, useState } from 'react';
import type { TextEditorProps } from '#renderer/desk/editor/text-editor-props.ts';

type Editor = ComponentType<TextEditorProps>;

/** The editor's code, most of the page's size: loaded once. */
class EditorCode {
  there: Editor | null = null;
  private coming: Promise<Editor> | undefined;

  load(): Promise<Editor> {
    this.coming ??= import('./text-editor.tsx').then(({ TextEditor }) => {
      this.there = TextEditor;
      return TextEditor;
    });
    return this.coming;
  }
}
const code = new EditorCode();

export function loadEditor(): Promise<Editor> {
  return code.load();
}

/** Null until loaded. Without `Suspense`, which adds 300 ms while anything else is loading. */
export function useTextEditor(): Editor | null {
  const [editor, setEditor] = useState(() => code.there);
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
