import * as monaco from 'monaco-editor/editor';
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';
import { useStore } from 'zustand';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { useLocale, useWords } from '#renderer/kit/words/use-words.ts';
import './editor-features.ts';
import './widgets.css';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { TextEditorProps } from '#renderer/desk/editor/text-editor-props.ts';
import { firstBoard } from '#renderer/desk/play/first-board.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { composingStore } from '#renderer/desk/project/composing.ts';
import { cursorStore, setCursor } from '#renderer/desk/project/cursor-store.ts';
import { endTyping, noteComposing } from '#renderer/desk/project/project-actions.ts';
import { clearGoTo, projectStore } from '#renderer/desk/project/project-store.ts';
import { setting } from '#renderer/desk/settings/settings-store.ts';
import { pageScale } from '#renderer/desk/settings/zoom.ts';
import { useReadOnly } from '#renderer/parts/documents/use-read-only.ts';
import { themeStore } from '#renderer/parts/look/theme-store.ts';
import { useSetting } from '#renderer/parts/settings/use-setting.ts';
import { EditorMenu, type EditorMenuPlace, followMenuRequests } from './editor-menu.tsx';
import { modelOf } from './editor-models.ts';
import { defineEditorThemes, setEditorTheme } from './editor-theme.ts';
import { startHalfWidthFixing } from './fix-width.ts';
import { followSelection } from './follow-selection.ts';
import { registerJson } from './json-language.ts';
import { editorHelpStore, loadWritingHelp } from './late-help.ts';
import { colourVisibleLinesOnly } from './long-colours.ts';
import { drawProblemMarks } from './problem-marks.ts';

self.MonacoEnvironment = { getWorker: () => new EditorWorker() };
// Letters measured before their font has loaded must be measured again: wrapping and cursors depend on it.
document.fonts.addEventListener('loadingdone', measureLettersAgain);
colourVisibleLinesOnly();
registerJson();
defineEditorThemes();

/** A line caches its letter positions until an option changes, so set a limit that no line reaches. */
function measureLettersAgain(): void {
  monaco.editor.remeasureFonts();
  for (const editor of monaco.editor.getEditors()) {
    const limit = editor.getOption(monaco.editor.EditorOption.stopRenderingLineAfter);
    editor.updateOptions({ stopRenderingLineAfter: limit === LONGEST_LINE ? LONGEST_LINE + 1 : LONGEST_LINE });
  }
}
const LONGEST_LINE = 10_000;

const started = new Set<() => void>();
function once(start: () => void): void {
  if (started.has(start)) return;
  started.add(start);
  start();
}

function createEditor(place: HTMLElement): monaco.editor.IStandaloneCodeEditor {
  return monaco.editor.create(place, {
    model: null,
    // Read from the root element: a tab restored in the background is created before it is attached.
    fontFamily: getComputedStyle(document.documentElement).getPropertyValue('--font-code'),
    fontSize: setting('editor.fontSize') * pageScale(),
    lineHeight: setting('editor.lineHeight') * pageScale(),
    fontLigatures: false,
    minimap: { enabled: false },
    glyphMargin: true,
    lineNumbersMinChars: 3,
    lineDecorationsWidth: 0,
    scrollBeyondLastLine: false,
    fixedOverflowWidgets: true,
    wordWrap: setting('editor.wrap') ? 'on' : 'off',
    wrappingIndent: 'indent',
    // Japanese word boundaries, for selection and word movement.
    wordSegmenterLocales: wordLocales(setting('editor.japaneseWords')),
    editContext: setting('editor.editContext'),
    // Typing a quote over a selected number should replace the number, not wrap it.
    autoSurround: 'never',
    wordBasedSuggestions: 'off',
    renderLineHighlight: 'line',
    quickSuggestions: { strings: true, other: true, comments: false },
    stickyScroll: { enabled: true, maxLineCount: 3, defaultModel: 'outlineModel' },
    padding: { top: 8 },
  });
}

/** Without a locale, Monaco ends words where the script changes. */
const wordLocales = (isJapanese: boolean): string[] => (isJapanese ? ['ja'] : []);

/** Reveals a position, and the start of its line if both fit. */
function showPlace(editor: monaco.editor.IStandaloneCodeEditor, position: monaco.IPosition): void {
  editor.revealLineInCenterIfOutsideViewport(position.lineNumber);
  editor.setScrollLeft(0);
  editor.revealPosition(position);
}

/** An editor is created without a width and wraps again once it has one, so reveal the position again. */
function showWhenLaidOut(editor: monaco.editor.IStandaloneCodeEditor): monaco.IDisposable {
  const shown = editor.onDidLayoutChange(({ contentWidth }) => {
    if (contentWidth < leastWidth) return;
    shown.dispose();
    const position = editor.getPosition();
    if (position === null) return;
    editor.setScrollTop(0);
    showPlace(editor, position);
  });
  return shown;
}
/** In pixels; no visible editor is narrower. */
const leastWidth = 40;

/** A hidden editor keeps its layout: wrapping a long text to zero width takes seconds to undo. */
function followRoom(editor: monaco.editor.IStandaloneCodeEditor, place: HTMLElement): monaco.IDisposable {
  const watched = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = place;
    if (width <= 0 || height <= 0) return;
    const [cursor, seen] = [editor.getPosition(), editor.getVisibleRanges()];
    editor.layout({ width, height });
    // A problem that appears takes room: what is being written stays in sight.
    if (cursor !== null && seen.some((range) => range.containsPosition(cursor))) editor.revealPosition(cursor);
  });
  watched.observe(place);
  return { dispose: () => watched.disconnect() };
}

type PathBar = ComponentType<{ readonly path: string }>;

function useBreadcrumbs(): PathBar | null {
  const [bar, setBar] = useState<PathBar | null>(null);
  useEffect(() => {
    void firstBoard()
      .then(() => import('./breadcrumbs.tsx'))
      .then((code) => setBar(() => code.Breadcrumbs));
  }, []);
  return bar;
}

export function TextEditor({ path, isMeant }: TextEditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<monaco.editor.IStandaloneCodeEditor>(null);
  const goTo = useStore(projectStore, (state) => (isMeant && state.goTo?.path === path ? state.goTo : null));
  const problems = useStore(problemsStore, (state) => state.problems);
  const theme = useStore(themeStore, (state) => state.theme);
  const wraps = useSetting('editor.wrap');
  const fontSize = useSetting('editor.fontSize');
  const lineHeight = useSetting('editor.lineHeight');
  const scale = useSetting('look.zoom') / 100;
  const japaneseWords = useSetting('editor.japaneseWords');
  const editContext = useSetting('editor.editContext');
  const readOnly = useReadOnly(path);
  const locale = useLocale();
  const words = useWords(deskWords);
  const Breadcrumbs = useBreadcrumbs();
  const isWhole = useStore(editorHelpStore, (state) => state.isThere);
  const [menu, setMenu] = useState<EditorMenuPlace | null>(null);

  useEffect(() => {
    if (place.current === null) return;
    const made = createEditor(place.current);
    editor.current = made;
    const laidOut = followRoom(made, place.current);
    followMenuRequests(made, setMenu);
    followSelection(made);
    startHalfWidthFixing(made, path);
    void import('./typed-names.ts').then(({ recordReadings, registerReadings }) => {
      once(registerReadings);
      recordReadings(made);
    });
    void import('./pointed-lines.ts').then(({ followPointed }) => followPointed(made, path));
    void import('./run-gutter.ts').then(({ followRuns, startRuns }) => {
      once(startRuns);
      followRuns(made);
    });
    loadWritingHelp(made);
    const model = modelOf(path, projectStore.getState().files.get(path)?.text ?? '');
    made.setModel(model);
    const known = cursorStore.getState().places.get(path);
    if (known !== undefined) {
      made.setPosition({ lineNumber: known.line, column: known.column });
      made.revealLineInCenterIfOutsideViewport(known.line);
    }
    const shown = showWhenLaidOut(made);
    const moved = made.onDidChangeCursorPosition(({ position, reason }) => {
      // Typing after moving the cursor starts a new undo step.
      if (reason === monaco.editor.CursorChangeReason.Explicit) endTyping();
      if (!composingStore.getState().isComposing) tellCursor(position);
    });
    // Ctrl+click goes to the definition, as F12 does.
    const clicked = made.onMouseUp(({ event, target }) => {
      if (!(event.ctrlKey || event.metaKey) || !event.leftButton || target.position === null) return;
      tellCursor(target.position);
      void import('#renderer/desk/editor/names-at-cursor.ts').then(({ goToDefinition }) => goToDefinition());
    });
    function tellCursor(position: monaco.Position): void {
      const { lineNumber: line, column } = position;
      setCursor(path, { line, column, offset: model.getOffsetAt(position) });
    }
    const composed = [
      made.onDidCompositionStart(() => noteComposing(true)),
      made.onDidCompositionEnd(() => {
        noteComposing(false);
        const position = made.getPosition();
        if (position !== null) tellCursor(position);
      }),
    ];
    return () => {
      for (const one of composed) one.dispose();
      noteComposing(false);
      moved.dispose();
      clicked.dispose();
      shown.dispose();
      laidOut.dispose();
      made.dispose();
    };
  }, [path]);

  useEffect(() => {
    if (goTo === null || editor.current === null) return;
    const position = { lineNumber: goTo.line + 1, column: goTo.character + 1 };
    editor.current.setPosition(position);
    showPlace(editor.current, position);
    if (goTo.focus) editor.current.focus();
    clearGoTo(goTo);
  }, [goTo]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new models need their markers too
  useEffect(() => drawProblemMarks(problems, locale), [problems, locale, path]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each file has its own editor
  useEffect(() => editor.current?.updateOptions({ readOnly }), [readOnly, path]);
  useEffect(() => setEditorTheme(theme), [theme]);
  useEffect(() => editor.current?.updateOptions({ wordWrap: wraps ? 'on' : 'off' }), [wraps]);
  // Monaco measures in window pixels, so zoom by font size and not by CSS.
  useEffect(
    () => editor.current?.updateOptions({ fontSize: fontSize * scale, lineHeight: lineHeight * scale }),
    [fontSize, lineHeight, scale],
  );
  useEffect(
    () => editor.current?.updateOptions({ wordSegmenterLocales: wordLocales(japaneseWords), editContext }),
    [japaneseWords, editContext],
  );
  useEffect(() => editor.current?.updateOptions({ ariaLabel: words.editorOf({ path }) }), [path, words]);

  return (
    <>
      {Breadcrumbs === null ? <div className="crumbs-room fixed" /> : <Breadcrumbs path={path} />}
      <div className="text-editor grow" aria-busy={!isWhole} ref={place} />
      {menu !== null && <EditorMenu place={menu} onClose={() => setMenu(null)} />}
    </>
  );
}
