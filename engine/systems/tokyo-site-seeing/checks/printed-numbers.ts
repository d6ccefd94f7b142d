import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import { copiesOf, type Rarity } from '../basics/vocabulary.ts';
import { at } from './documents.ts';

/** (TSS-COMP-34) */
export function checkCopies(card: Located<{ readonly rarity: Rarity; readonly copies?: number }>): ContentProblem[] {
  const { copies, rarity } = card.value;
  const printed = copiesOf[rarity];
  if (copies === undefined || copies === printed) return [];
  return [at(card, ['copies'], 'CRD001', 'warning', { copies, rarity, printed })];
}

/** Numbers from 90 on are for tests. */
export function checkTestNumber(card: Located<{ readonly id: string }>): ContentProblem[] {
  const { id } = card.value;
  return /-9\d$/.test(id) ? [at(card, ['id'], 'CRD011', 'warning', { id })] : [];
}
