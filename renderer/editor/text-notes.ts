import 'monaco-editor/features/codelens/register';
import 'monaco-editor/features/format/register';
import 'monaco-editor/features/inlayHints/register';
import { format } from 'jsonc-parser';
import * as monaco from 'monaco-editor/editor';
import type { Notes } from '#authoring/hover/notes.ts';
import { useProblems } from '../problems/problems-store.ts';
import { followSetting, setting } from '../settings/settings-store.ts';
import { useLocale } from '../words/locale-store.ts';
import { authoring } from '../workers/authoring-client.ts';
import { pathOf } from './editor-models.ts';
import { startLateParts } from './late-parts.ts';
import { registerUsers } from './users-lens.ts';

// Names beside ids, who names an entry, and order in its lines: fetched when the first editor stands, since nobody waits for them.

export function startNotes(): void {
  registerNames();
  registerUsers(notesOf, changed.event);
  registerFormat();
  startLateParts(['editor.contrib.InlayHints', 'css.editor.codeLens', 'editor.contrib.autoFormat']);
}

const noNotes: Notes = { names: [], users: [] };

/** As long as nothing is told that could change them. */
const kept = new Map<monaco.editor.ITextModel, Promise<Notes | null>>();

async function notesOf(model: monaco.editor.ITextModel): Promise<Notes> {
  if (!setting('editor.notes')) return noNotes;
  const { locale } = useLocale.getState();
  const notes = kept.get(model) ?? authoring.call('notes', { file: pathOf(model), locale });
  kept.set(model, notes);
  return (await notes.catch(() => null)) ?? noNotes;
}

/** Told whenever the notes may be others: the project was looked through, or they are to be in another language. */
const changed = new monaco.Emitter<void>();
changed.event(() => kept.clear());
useProblems.subscribe((state, before) => {
  if (state.problems !== before.problems || (state.checked && !before.checked)) changed.fire();
});
useLocale.subscribe(() => changed.fire());
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

/** Spaces and indents are put in order; what stands on which line, and in which order, is the author's. */
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
