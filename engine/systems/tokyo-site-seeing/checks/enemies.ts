import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import type { Rarity } from '../basics/vocabulary.ts';
import type { ScenarioCard } from '../formats/scenario-card.ts';
import type { SiteCard } from '../formats/site.ts';
import type { Trouble } from '../formats/trouble.ts';
import { at, type CheckedProject } from './documents.ts';
import { checkCopies, checkTestNumber } from './printed-numbers.ts';

/** Printed AP of troubles by rarity: least and most (TSS-COMP-54). */
const printedAp: { readonly [R in Rarity]?: readonly [number, number] } = {
  common: [3, 5],
  rare: [5, 7],
  epic: [7, 7],
  unique: [8, 8],
};

export function checkEnemies({ troubles, siteCards, scenarioCards }: CheckedProject): ContentProblem[] {
  return [
    ...troubles.flatMap((trouble) => [...printedNumbers(trouble), ...battle(trouble)]),
    ...siteCards.flatMap((card) => battle(card)),
    ...scenarioCards.flatMap((card) => battle(card)),
  ];
}

function printedNumbers(trouble: Located<Trouble>): ContentProblem[] {
  const { rarity, ap, discardInstead } = trouble.value;
  const problems = checkCopies(trouble);
  const [least, most] = printedAp[rarity] ?? [0, Number.MAX_SAFE_INTEGER];
  // The one trouble that is discarded instead of placed has 0.
  const isQuiet = discardInstead === true && ap === 0;
  if (!isQuiet && (ap < least || ap > most)) {
    const printed = least === most ? String(least) : `${least}–${most}`;
    problems.push(at(trouble, ['ap'], 'CRD013', 'warning', { ap, rarity, printed }));
  }
  return [...problems, ...checkTestNumber(trouble)];
}

function battle(card: Located<Trouble | SiteCard | ScenarioCard>): ContentProblem[] {
  const { id, solve, hp, range } = card.value;
  const isFought = solve?.by === 'battle';
  if (isFought && hp === undefined) return [at(card, ['solve', 'by'], 'CRD014', 'error', { id, key: 'hp' })];
  if (isFought && range === undefined) return [at(card, ['solve', 'by'], 'CRD014', 'error', { id, key: 'range' })];
  if (!isFought && hp !== undefined) return [at(card, ['hp'], 'CRD015', 'warning', { id })];
  return [];
}
