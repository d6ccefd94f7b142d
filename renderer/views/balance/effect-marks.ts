import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import type * as monaco from 'monaco-editor/editor';
import type { LabEffects } from '#api/studio/lab-calls.ts';
import { stepsTo } from '#authoring/tools/numbers/content-numbers.ts';
import { writtenHash } from '#authoring/tools/numbers/written-hash.ts';
import { balanceStore } from '#renderer/desk/balance/balance-store.ts';
import { localeNow } from '#renderer/desk/settings/locale-store.ts';
import { balanceWords } from '#renderer/desk/words/generated/balance-words.ts';
import type { MarkedText } from './marked-text.ts';

/** After the word of each effect: in how many of the games that were measured last it ran. Gone when it is edited. */
export function effectHints({ file, documents, root, placed }: MarkedText): monaco.languages.InlayHint[] {
  const effects = latestEffects();
  if (effects === null) return [];
  const words = balanceWords[localeNow()];
  const { games } = effects;
  return effects.ran.flatMap(({ path, written, games: ran }) => {
    const steps = stepsTo(documents, file, path);
    const node = steps === null ? undefined : findNodeAtLocation(root, [...steps]);
    const word = node && findNodeAtLocation(node, ['op']);
    if (word === undefined || writtenHash(getNodeValue(node as NonNullable<typeof node>)) !== written) return [];
    return placed(word, words.ranIn({ ran, games }), words.ranHint({ ran, games }));
  });
}

function latestEffects(): LabEffects | null {
  const { runs, results } = balanceStore.getState();
  for (const { run } of runs.toReversed()) {
    const measured = results.get(run);
    if (measured !== undefined && 'effects' in measured && measured.effects !== null) return measured.effects;
  }
  return null;
}
