import { localeNow, localeStore } from '#renderer/desk/settings/locale-store.ts';
import 'monaco-editor/features/format/register';
import 'monaco-editor/features/inlayHints/register';
import { format } from 'jsonc-parser';
import * as monaco from 'monaco-editor/editor';
import type { LineSpan, Notes } from '#authoring/tools/hover/notes.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { followSetting, setting } from '#renderer/desk/settings/settings-store.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { pathOf } from './editor-models.ts';

export function startNotes(): void {
  registerNames();
  registerFormat();
  for (const editor of monaco.editor.getEditors()) followScroll(editor);
  monaco.editor.onDidCreateEditor(followScroll);
}

const noNotes: Notes = { names: [] };

interface Kept {
  readonly lines: LineSpan | null;
  readonly notes: Promise<Notes | null>;
}

const kept = new Map<monaco.editor.ITextModel, Kept>();

async function notesOf(model: monaco.editor.ITextModel): Promise<Notes> {
  if (!setting('editor.notes')) return noNotes;
  const locale = localeNow();
  const lines = linesInSight(model);
  const before = kept.get(model);
  const isKept = before !== undefined && before.lines?.from === lines?.from && before.lines?.to === lines?.to;
  const now = isKept ? before : { lines, notes: authoring().call('notes', { file: pathOf(model), locale, lines }) };
  kept.set(model, now);
  return (await now.notes.catch(() => null)) ?? noNotes;
}

/** In longer texts only visible lines get notes, plus a block above and below. */
const MANY_LINES = 5000;
const BLOCK = 400;

/** Lines (from 0) that need notes, in whole blocks; null: all. */
function linesInSight(model: monaco.editor.ITextModel): LineSpan | null {
  if (model.getLineCount() <= MANY_LINES) return null;
  const ranges = monaco.editor
    .getEditors()
    .flatMap((editor) => (editor.getModel() === model ? editor.getVisibleRanges() : []));
  const first = Math.min(...ranges.map(({ startLineNumber }) => startLineNumber), model.getLineCount());
  const last = Math.max(...ranges.map(({ endLineNumber }) => endLineNumber), 1);
  const block = (line: number): number => Math.floor(line / BLOCK);
  return { from: Math.max(0, (block(first) - 1) * BLOCK), to: (block(last) + 2) * BLOCK - 1 };
}

function followScroll(editor: monaco.editor.ICodeEditor): void {
  editor.onDidScrollChange(({ scrollTopChanged }) => {
    const model = editor.getModel();
    const before = model === null ? undefined : kept.get(model);
    if (!scrollTopChanged || model === null || before === undefined || before.lines === null) return;
    const lines = linesInSight(model);
    if (lines?.from !== before.lines.from || lines.to !== before.lines.to) changed.fire();
  });
}

/** Fires when notes may have changed: after a check, or with another locale. */
const changed = new monaco.Emitter<void>();
changed.event(() => kept.clear());
problemsStore.subscribe((state, before) => {
  if (state.problems !== before.problems || (state.checked && !before.checked)) changed.fire();
});
localeStore.subscribe(() => changed.fire());
followSetting('editor.notes', () => changed.fire());

function registerNames(): void {
  monaco.languages.registerInlayHintsProvider('json', {
    onDidChangeInlayHints: changed.event,
    async provideInlayHints(model, range) {
      const { names } = await notesOf(model);
      const hints = names.flatMap(({ at, name }) => {
        const position = { lineNumber: at.line + 1, column: at.character + 1 };
        return range.containsPosition(position) ? [{ position, label: name, paddingLeft: true }] : [];
      });
      return { hints, dispose: () => undefined };
    },
  });
}

/** Formats spaces and indentation; line breaks and order are the author's. */
function registerFormat(): void {
  const edits = (model: monaco.editor.ITextModel, range?: monaco.Range): monaco.languages.TextEdit[] => {
    const [start, end] =
      range === undefined
        ? [0, 0]
        : [model.getOffsetAt(range.getStartPosition()), model.getOffsetAt(range.getEndPosition())];
    const part = range === undefined ? undefined : { offset: start, length: end - start };
    const { tabSize, insertSpaces } = model.getOptions();
    const found = format(model.getValue(), part, { tabSize, insertSpaces, keepLines: true, eol: model.getEOL() });
    return found.map(({ offset, length, content }) => ({
      range: monaco.Range.fromPositions(model.getPositionAt(offset), model.getPositionAt(offset + length)),
      text: content,
    }));
  };
  monaco.languages.registerDocumentFormattingEditProvider('json', {
    provideDocumentFormattingEdits: (model) => edits(model),
  });
  monaco.languages.registerDocumentRangeFormattingEditProvider('json', {
    provideDocumentRangeFormattingEdits: (model, range) => edits(model, range),
  });
}
