import * as monaco from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import 'monaco-editor/features/register.all';
import { jsonDefaults } from 'monaco-editor/languages/features/json/register';
import { useEffect, useRef } from 'react';
import { useTheme } from '../look/theme-store.ts';
import { useProblems } from '../problems/problems-store.ts';
import { useProject } from '../project/project-store.ts';
import { useLocale } from '../words/locale-store.ts';
import { useCursor } from './cursor-store.ts';
import { drawMarks, followText, modelOf } from './editor-models.ts';
import { defineEditorThemes, setEditorTheme } from './editor-theme.ts';
import { registerLanguageHelp } from './language-help.ts';

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };
// Colouring only: marks, completion and hover are ours, and the editor's own JSON worker never starts.
jsonDefaults.setModeConfiguration({ tokens: true });
defineEditorThemes();
registerLanguageHelp();

function createEditor(place: HTMLElement): monaco.editor.IStandaloneCodeEditor {
  return monaco.editor.create(place, {
    model: null,
    automaticLayout: true,
    fontFamily: getComputedStyle(place).getPropertyValue('--font-code'),
    fontSize: 13,
    lineHeight: 21,
    fontLigatures: false,
    minimap: { enabled: false },
    scrollBeyondLastLine: false,
    // Text in Japanese is no attack with look-alike letters.
    unicodeHighlight: { ambiguousCharacters: false },
    fixedOverflowWidgets: true,
    // A quote typed over a selected number writes a text, and does not wrap the number.
    autoSurround: 'never',
    wordBasedSuggestions: 'off',
    renderLineHighlight: 'line',
    quickSuggestions: { strings: true, other: true, comments: false },
    stickyScroll: { enabled: false },
    padding: { top: 8 },
  });
}

/** The editor itself: shows the current file, and tells the project what is typed. */
export function TextEditor() {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<monaco.editor.IStandaloneCodeEditor>(null);
  const current = useProject((state) => state.current);
  const text = useProject((state) => state.files.get(state.current ?? '')?.text ?? '');
  const goTo = useProject((state) => state.goTo);
  const problems = useProblems((state) => state.problems);
  const theme = useTheme((state) => state.theme);
  const { locale, words } = useLocale();

  useEffect(() => {
    if (place.current === null) return;
    const made = createEditor(place.current);
    editor.current = made;
    made.onDidChangeCursorPosition(({ position }) =>
      useCursor.setState({ line: position.lineNumber, column: position.column }),
    );
    return () => made.dispose();
  }, []);

  useEffect(() => {
    if (current === null) return;
    const model = modelOf(current, text);
    if (editor.current?.getModel() !== model) editor.current?.setModel(model);
    followText(current, text);
  }, [current, text]);

  useEffect(() => {
    if (goTo === null || editor.current === null || goTo.path !== current) return;
    const position = { lineNumber: goTo.line + 1, column: goTo.character + 1 };
    editor.current.setPosition(position);
    editor.current.revealPositionInCenterIfOutsideViewport(position);
    editor.current.focus();
  }, [goTo, current]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that is shown for the first time gets its marks too
  useEffect(() => drawMarks(problems, locale), [problems, locale, current]);
  useEffect(() => setEditorTheme(theme), [theme]);
  useEffect(() => editor.current?.updateOptions({ ariaLabel: words.editorOf(current ?? '') }), [current, words]);

  return <div className="text-editor" ref={place} />;
}
