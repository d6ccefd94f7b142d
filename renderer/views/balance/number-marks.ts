import { findNodeAtLocation } from 'jsonc-parser';
import type * as monaco from 'monaco-editor/editor';
import { stepsTo } from '#authoring/tools/numbers/content-numbers.ts';
import { balanceStore } from '#renderer/desk/balance/balance-store.ts';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import type { MarkedText } from './marked-text.ts';

/** After each number that was tried: the values that play as it does. */
export function numberHints({ file, documents, root, placed }: MarkedText): monaco.languages.InlayHint[] {
  const words = balanceWords[localeNow()];
  return [...latestOf(file)].flatMap(
    ([
      path,
      {
        value,
        alike: [low, high],
        games,
      },
    ]) => {
      const steps = stepsTo(documents, file, path);
      const node = steps === null ? undefined : findNodeAtLocation(root, [...steps]);
      if (node === undefined || node.value !== value || (low === value && high === value)) return [];
      return placed(node, `≡ ${words.alikeOf({ low, high })}`, words.alikeHint({ low, high, count: games }));
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
