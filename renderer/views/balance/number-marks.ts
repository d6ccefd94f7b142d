import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import * as monaco from 'monaco-editor/editor';
import { stepsTo } from '#authoring/tools/numbers/content-numbers.ts';
import { balanceStore } from '#renderer/desk/balance/balance-store.ts';
import { documentsOf } from '#renderer/desk/project/documents.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { deskState } from '#renderer/desk/state/desk-state.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import { pathOf } from '../editor/editor-models.ts';

/** In the text, after each number that was tried: the values that play as it does. Loaded with the first of them. */
class NumberMarks {
  private isShown = false;

  show(): void {
    if (this.isShown) return;
    this.isShown = true;
    const changed = new monaco.Emitter<void>();
    balanceStore.subscribe(({ results }, before) => {
      if (results !== before.results) changed.fire();
    });
    monaco.languages.registerInlayHintsProvider('json', {
      onDidChangeInlayHints: changed.event,
      provideInlayHints: (model, range) => ({ hints: hintsIn(model, range), dispose: () => undefined }),
    });
  }
}
const marks = deskState(() => new NumberMarks());

export const showNumberMarks = (): void => marks().show();

function hintsIn(model: monaco.editor.ITextModel, range: monaco.Range): monaco.languages.InlayHint[] {
  const file = pathOf(model);
  const found = latestOf(file);
  if (found.size === 0) return [];
  const documents = documentsOf(projectStore.getState().files);
  const root = parseTree(model.getValue());
  const words = balanceWords[localeNow()];
  return [...found].flatMap(
    ([
      path,
      {
        value,
        alike: [low, high],
        games,
      },
    ]) => {
      const steps = stepsTo(documents, file, path);
      const node = root === undefined || steps === null ? undefined : findNodeAtLocation(root, [...steps]);
      if (node === undefined || node.value !== value || (low === value && high === value)) return [];
      const position = model.getPositionAt(node.offset + node.length);
      if (!range.containsPosition(position)) return [];
      const tooltip = words.alikeHint({ low, high, count: games });
      return [{ position, label: `≡ ${words.alikeOf({ low, high })}`, tooltip, paddingLeft: true }];
    },
  );
}

interface MeasuredHere {
  readonly value: number;
  readonly alike: readonly [number, number];
  readonly games: number;
}

/** The latest measurement of each number of a file, by path. */
function latestOf(file: string): ReadonlyMap<string, MeasuredHere> {
  const { runs, results } = balanceStore.getState();
  const found = new Map<string, MeasuredHere>();
  for (const { run } of runs) {
    const measured = results.get(run);
    if (measured?.kind !== 'numbers') continue;
    const { seeds, numbers } = measured.report;
    for (const { file: of, path, value, alike, isAsked } of numbers)
      if (of === file && isAsked) found.set(path, { value, alike, games: seeds.to - seeds.from + 1 });
  }
  return found;
}
