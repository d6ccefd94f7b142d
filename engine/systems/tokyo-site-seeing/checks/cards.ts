import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import type { Card } from '../formats/card.ts';
import { at, type CheckedProject } from './documents.ts';
import { checkCopies, checkTestNumber } from './printed-numbers.ts';

/** Cards of players' decks (TSS-COMP-34 to TSS-COMP-37). */
export function checkCards({ cards }: CheckedProject): ContentProblem[] {
  return cards.flatMap((card) => [
    ...numbering(card),
    ...printedNumbers(card),
    ...vehicle(card),
    ...(card.value.category === 'equipment' ? equipment(card) : consumable(card)),
  ]);
}

const headOfFile: { readonly [file: string]: string } = {
  'cards/weapons.json': 'W',
  'cards/items.json': 'I',
  'cards/followers.json': 'F',
  'cards/artifacts.json': 'A',
};
/** Artifacts print neither cost nor check (TSS-COMP-41). */
const isArtifact = (card: Located<Card>): boolean => card.file === 'cards/artifacts.json';

function numbering(card: Located<Card>): ContentProblem[] {
  const { id } = card.value;
  const problems: ContentProblem[] = [];
  const head = headOfFile[card.file];
  const isOther = Object.values(headOfFile).concat('T', 'X').includes(id.replace(/-.*/, ''));
  if (head !== undefined ? !id.startsWith(`${head}-`) : isOther) {
    problems.push(at(card, ['id'], 'CRD010', 'error', { id, head: head ?? 'PS' }));
  }
  return [...problems, ...checkTestNumber(card)];
}

function printedNumbers(card: Located<Card>): ContentProblem[] {
  const { id, rarity, cost } = card.value;
  const problems: ContentProblem[] = [];
  const isStarter = rarity === 'starter';
  if (isStarter !== (card.file === 'cards/starters.json')) {
    problems.push(at(card, ['rarity'], 'CRD012', 'error', {}));
  }
  if (!isStarter) problems.push(...checkCopies(card));
  if (!isStarter && !isArtifact(card) && cost === undefined) problems.push(at(card, ['id'], 'CRD005', 'error', { id }));
  if (isStarter && cost !== undefined) problems.push(at(card, ['cost'], 'CRD006', 'warning', {}));
  return problems;
}

/** 《乗り物》 requires vehicle data and vice versa, on equipment only (TSS-MOVE-10). */
function vehicle(card: Located<Card>): ContentProblem[] {
  const { id, category, traits = [], vehicle: gives } = card.value;
  if (gives !== undefined && category === 'consumable') return [at(card, ['vehicle'], 'CRD022', 'error', {})];
  const trait = traits.indexOf('vehicle');
  if (gives !== undefined && trait < 0) return [at(card, ['vehicle'], 'CRD023', 'warning', { id })];
  if (gives === undefined && trait >= 0 && category === 'equipment')
    return [at(card, ['traits', trait], 'CRD024', 'warning', { id })];
  if (gives === undefined) return [];
  const { capacity = 1, areas = 1, bonus = 0 } = gives;
  return capacity === 1 && areas === 1 && bonus === 0 ? [at(card, ['vehicle'], 'CRD024', 'warning', { id })] : [];
}

function equipment(card: Located<Card>): ContentProblem[] {
  const { id, equip, effects } = card.value;
  const problems = equip === undefined && !isArtifact(card) ? [at(card, ['category'], 'CRD002', 'error', { id })] : [];
  effects.forEach((entry, i) => {
    if (entry.when === 'play') {
      problems.push(
        at(card, ['effects', i, 'when'], 'CRD009', 'warning', { when: 'play', category: 'equipment', nearest: 'use' }),
      );
    }
  });
  return problems;
}

function consumable(card: Located<Card>): ContentProblem[] {
  const { id, equip, effects } = card.value;
  const problems = equip === undefined ? [] : [at(card, ['equip'], 'CRD003', 'warning', {})];
  effects.forEach((entry, i) => {
    const isPlayed = entry.when === 'play' || (typeof entry.when !== 'string' && entry.interrupt === true);
    if (entry.when === 'use') {
      problems.push(
        at(card, ['effects', i, 'when'], 'CRD009', 'warning', { when: 'use', category: 'consumable', nearest: 'play' }),
      );
    }
    if (isPlayed && entry.after === undefined) {
      problems.push(at(card, ['effects', i, 'id'], 'CRD004', 'error', { id, entry: entry.id }));
    }
  });
  const canBePlayed = effects.some((entry) => entry.when === 'play' || typeof entry.when !== 'string');
  if (!canBePlayed && effects.length > 0) problems.push(at(card, ['id'], 'CRD008', 'warning', { id, when: 'play' }));
  return problems;
}
