import 'monaco-editor/features/stickyScroll/register';
import * as monaco from 'monaco-editor/editor';
import type { Position, Range } from '#authoring/text/problems/problem.ts';
import type { NamedItem } from '#authoring/tools/outline/named-outline.ts';
import { outlineOf } from '#renderer/desk/editor/outline-of.ts';
import { pathOf } from './editor-models.ts';
import { foldsOfLongText } from './long-folds.ts';

// Document symbols, which Monaco's sticky scroll uses.

export function startOutline(): void {
  monaco.languages.registerDocumentSymbolProvider('json', {
    async provideDocumentSymbols(model) {
      const items = await outlineOf(pathOf(model), MOST).catch(() => []);
      return items.map(symbolOf);
    },
  });
  monaco.languages.registerFoldingRangeProvider('json', { provideFoldingRanges: foldsOfLongText });
}

/** Above this many siblings, their children are left out. */
const MOST = 500;

function symbolOf({ id, name, range, at, children }: NamedItem): monaco.languages.DocumentSymbol {
  return {
    name: name === '' ? id : name,
    detail: id,
    kind: monaco.languages.SymbolKind.Object,
    tags: [],
    range: rangeOf(range),
    selectionRange: rangeOf({ start: at, end: at }),
    children: children.map(symbolOf),
  };
}

const rangeOf = ({ start, end }: Range): monaco.IRange => ({
  ...beginsAt(start),
  endLineNumber: end.line + 1,
  endColumn: end.character + 1,
});
const beginsAt = ({ line, character }: Position) => ({ startLineNumber: line + 1, startColumn: character + 1 });
