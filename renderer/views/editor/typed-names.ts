import { findNodeAtLocation, getLocation, type Node, parseTree } from 'jsonc-parser';
import * as monaco from 'monaco-editor/editor';
import { changeOf } from '#authoring/project/documents/project-action.ts';
import { insertAfter } from '#authoring/text/edits/raw-edits.ts';
import type { TextEdit } from '#authoring/text/edits/text-edit.ts';
import { pathInside } from '#authoring/text/files/package-path.ts';
import { TypedReading } from '#renderer/desk/begin/typed-reading.ts';
import { composingStore } from '#renderer/desk/project/composing.ts';
import { perform } from '#renderer/desk/project/project-actions.ts';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { deskState } from '#renderer/desk/state/desk-state.ts';
import { deskWords } from '#renderer/desk/words/generated/desk-words.ts';
import { localizedText } from '#renderer/desk/words/words.ts';
import { authoring } from '#renderer/desk/workers/authoring-client.ts';
import { pathOf } from './editor-models.ts';

const typed = deskState(() => new TypedReading());
const WRITE = 'studio.writeReading';
/** In characters; longer texts are not searched for a name. */
const LONGEST = 400_000;

export function recordReadings(editor: monaco.editor.IStandaloneCodeEditor): void {
  let last = '';
  editor.onDidChangeModelContent(({ changes }) => {
    if (!composingStore.getState().isComposing) return;
    last = changes[0]?.text ?? '';
    typed().composing(last);
  });
  editor.onDidCompositionEnd(() => {
    typed().composed(last);
    last = '';
  });
}

interface Named {
  readonly name: Node;
  readonly value: string;
  readonly reading: Node | undefined;
}

function namedAt(text: string, offset: number): Named | null {
  if (text.length > LONGEST) return null;
  const [root, path] = [parseTree(text), getLocation(text, offset).path];
  if (root === undefined) return null;
  const around = path.slice(0, -1);
  const name = findNodeAtLocation(root, [...around, 'name']);
  if (name?.type !== 'string' || name.parent === undefined) return null;
  return { name: name.parent, value: String(name.value), reading: findNodeAtLocation(root, [...around, 'reading']) };
}

export function registerReadings(): void {
  monaco.editor.registerCommand(WRITE, (_, path: string, text: string, edit) => {
    const name = { kind: 'command', ...localizedText(deskWords, ({ undoNames }) => undoNames.writeReading) } as const;
    perform({ name, changes: [changeOf(path, text, [edit])] });
  });
  monaco.languages.registerCompletionItemProvider('json', {
    triggerCharacters: ['"'],
    provideCompletionItems(model, position) {
      const offset = model.getOffsetAt(position);
      const named = namedAt(model.getValue(), offset);
      const reading = named === null ? null : typed().of(named.value);
      const node = named?.reading;
      const isInReading = node !== undefined && offset > node.offset && offset < node.offset + node.length;
      if (reading === null || node === undefined || !isInReading) return { suggestions: [] };
      const range = monaco.Range.fromPositions(
        model.getPositionAt(node.offset + 1),
        model.getPositionAt(node.offset + node.length - 1),
      );
      const kind = monaco.languages.CompletionItemKind.Value;
      return { suggestions: [{ label: reading, kind, insertText: reading, range, sortText: ' ' }] };
    },
  });
  monaco.languages.registerCodeActionProvider('json', {
    async provideCodeActions(model, range) {
      const actions = await readingActions(model, model.getOffsetAt(range.getStartPosition()));
      return { actions: [...actions], dispose: () => undefined };
    },
  });
}

async function readingActions(
  model: monaco.editor.ITextModel,
  offset: number,
): Promise<readonly monaco.languages.CodeAction[]> {
  const text = model.getValue();
  const named = namedAt(text, offset);
  const reading = named === null ? null : typed().of(named.value);
  if (named === null || reading === null || reading === named.value || reading === named.reading?.value) return [];
  const { offset: from, length } = named.name;
  if (offset < from || offset > from + length) return [];
  const old = named.reading;
  if (old === undefined && !(await mayHaveReading(model, text, named.name))) return [];
  const edit: TextEdit =
    old === undefined
      ? insertAfter(text, named.name, [`"reading": ${JSON.stringify(reading)}`])
      : { offset: old.offset, length: old.length, text: JSON.stringify(reading) };
  const title = deskWords[localeNow()].writeReading({ reading });
  const command = { id: WRITE, title, arguments: [pathOf(model), text, edit] };
  return [{ title, kind: 'quickfix', command }];
}

/** Whether the schema allows a reading there, as completion would offer the key. */
async function mayHaveReading(
  model: monaco.editor.ITextModel,
  text: string,
  { offset, length }: Node,
): Promise<boolean> {
  const at = offset + length;
  const begun = `${text.slice(0, at)}, "reading"${text.slice(at)}`;
  const locale = localeNow();
  const asked = { path: pathInside(pathOf(model)), text: begun, offset: at + ', "reading'.length, locale };
  const found = await authoring()
    .call('complete', asked)
    .catch(() => null);
  return found?.items.some(({ kind, snippet }) => kind === 'key' && snippet.includes('reading')) === true;
}
