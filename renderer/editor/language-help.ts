import * as monaco from 'monaco-editor/editor';
import type { CompletionItem, MarkupContent, Range } from 'vscode-json-languageservice';
import { pathInside } from '#authoring/packages/package-path.ts';
import { useLocale } from '../words/locale-store.ts';
import type { Asked } from '../workers/authoring-calls.ts';
import { authoring } from '../workers/authoring-client.ts';
import { pathOf } from './editor-models.ts';

/** Completion and hover, asked of our own language service in its worker. */
export function registerLanguageHelp(): void {
  monaco.languages.registerCompletionItemProvider('json', {
    triggerCharacters: ['"', ':', ' '],
    async provideCompletionItems(model, { lineNumber, column }) {
      const items = await authoring.call('complete', askedAt(model, lineNumber, column));
      const word = model.getWordUntilPosition({ lineNumber, column });
      const here = new monaco.Range(lineNumber, word.startColumn, lineNumber, word.endColumn);
      return { suggestions: items.map((item) => toSuggestion(item, here)) };
    },
  });
  monaco.languages.registerHoverProvider('json', {
    async provideHover(model, { lineNumber, column }) {
      const hover = await authoring.call('hover', askedAt(model, lineNumber, column));
      if (hover === null) return null;
      const contents = hover.contents.map((value) => ({ value }));
      return hover.range === undefined ? { contents } : { contents, range: toRange(hover.range) };
    },
  });
}

function askedAt(model: monaco.editor.ITextModel, lineNumber: number, column: number): Asked {
  const position = { line: lineNumber - 1, character: column - 1 };
  return { path: pathInside(pathOf(model)), text: model.getValue(), position, locale: useLocale.getState().locale };
}

function toRange({ start, end }: Range): monaco.IRange {
  return new monaco.Range(start.line + 1, start.character + 1, end.line + 1, end.character + 1);
}

/** LSP counts kinds of completion from 1, the editor in an order of its own; only these occur in JSON. */
const kinds: Readonly<Record<number, monaco.languages.CompletionItemKind>> = {
  10: monaco.languages.CompletionItemKind.Property,
  12: monaco.languages.CompletionItemKind.Value,
  13: monaco.languages.CompletionItemKind.Enum,
};
const SNIPPET = 2;

function toSuggestion(item: CompletionItem, here: monaco.IRange): monaco.languages.CompletionItem {
  const edit = item.textEdit;
  const range = edit !== undefined && 'range' in edit ? toRange(edit.range) : here;
  const isSnippet = item.insertTextFormat === SNIPPET;
  const documentation = textOf(item.documentation);
  return {
    label: item.label,
    kind: kinds[item.kind ?? 0] ?? monaco.languages.CompletionItemKind.Value,
    insertText: edit?.newText ?? item.insertText ?? item.label,
    range,
    ...(isSnippet ? { insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet } : {}),
    ...(item.filterText === undefined ? {} : { filterText: item.filterText }),
    ...(item.sortText === undefined ? {} : { sortText: item.sortText }),
    ...(item.detail === undefined ? {} : { detail: item.detail }),
    ...(documentation === '' ? {} : { documentation }),
  };
}

function textOf(documentation: string | MarkupContent | undefined): string {
  if (documentation === undefined) return '';
  return typeof documentation === 'string' ? documentation : documentation.value;
}
