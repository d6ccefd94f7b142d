import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import type { EffectEntry } from '../formats/effect-entry.ts';
import type { SiteCard } from '../formats/site.ts';
import { at, type CheckedProject } from './documents.ts';
import { checkCopies, checkTestNumber } from './printed-numbers.ts';

/** SITE cards and their timings (TSS-COMP-51). */
export function checkSite({ cards, troubles, scenarioCards, siteCards }: CheckedProject): ContentProblem[] {
  return [
    ...[...cards, ...troubles, ...scenarioCards].flatMap((card) => elsewhere(card)),
    ...siteCards.flatMap((card) => [...checkCopies(card), ...checkTestNumber(card), ...unused(card)]),
  ];
}

function elsewhere(card: Located<{ readonly effects: readonly EffectEntry[] }>): ContentProblem[] {
  return card.value.effects.flatMap(({ when }, i) =>
    when === 'success' || when === 'failure' ? [at(card, ['effects', i, 'when'], 'CRD020', 'error', { when })] : [],
  );
}

/** Battles are solved (【解決】), checks succeed (【成功時】): the other text is never read. */
function unused(card: Located<SiteCard>): ContentProblem[] {
  const isBattle = card.value.solve.by === 'battle';
  const [never, nearest] = isBattle ? ['success', 'solve'] : ['solve', 'success'];
  return card.value.effects.flatMap(({ when }, i) =>
    when === never
      ? [at(card, ['effects', i, 'when'], 'CRD021', 'warning', { when, by: card.value.solve.by, nearest })]
      : [],
  );
}
