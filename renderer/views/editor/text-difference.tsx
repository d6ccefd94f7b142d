import { useStore } from 'zustand';
import { useWords } from '#renderer/kit/words/use-words.ts';
import './text-difference.css';
import { useEffect, useRef, useState } from 'react';
import type { ComparedSide } from '#renderer/desk/history/side.ts';
import { historyWords } from '#renderer/desk/words/generated/history-words.ts';
import { themeStore } from '#renderer/parts/look/theme-store.ts';
import { useSetting } from '#renderer/parts/settings/use-setting.ts';
import type { DiffEditor } from './diff-editor.ts';

interface TextDifferenceProps {
  readonly older: ComparedSide;
  readonly newer: ComparedSide;
  readonly isBeside: boolean;
}

export function TextDifference({ older, newer, isBeside }: TextDifferenceProps) {
  const words = useWords(historyWords);
  const place = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<DiffEditor | null>(null);
  const theme = useStore(themeStore, (state) => state.theme);
  const fontSize = useSetting('editor.fontSize');
  const lineHeight = useSetting('editor.lineHeight');
  const scale = useSetting('look.zoom') / 100;
  useEffect(() => {
    let isThere = true;
    let made: DiffEditor | null = null;
    // Shares chunks with the text editor
    void Promise.all([import('./diff-editor.ts'), import('./text-editor.tsx')]).then(([{ createDiffEditor }]) => {
      if (!isThere || place.current === null) return;
      made = createDiffEditor(place.current);
      setEditor(made);
    });
    return () => {
      isThere = false;
      made?.dispose();
      setEditor(null);
    };
  }, []);
  useEffect(() => {
    editor?.show(older.text ?? '', newer.text ?? '', [older.label, newer.label]);
  }, [editor, older.text, newer.text, older.label, newer.label]);
  useEffect(() => editor?.lay(isBeside), [editor, isBeside]);
  useEffect(() => editor?.size(fontSize * scale, lineHeight * scale), [editor, fontSize, lineHeight, scale]);
  useEffect(() => editor?.colour(theme), [editor, theme]);
  return (
    <>
      {older.text === newer.text && (
        <p className="empty" role="status">
          {words.same}
        </p>
      )}
      <div className="history-labels grid fixed muted text-12" aria-hidden="true">
        <span className="cut">
          {!isBeside && <del>−</del>} {older.text === null ? words.noText.gone : older.label}
        </span>
        <span className="cut">
          {!isBeside && <ins>+</ins>} {newer.text === null ? words.noText.gone : newer.label}
        </span>
      </div>
      <div className="history-diff" ref={place} data-ready={editor !== null} />
    </>
  );
}
