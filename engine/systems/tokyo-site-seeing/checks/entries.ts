import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import type { BotEntry } from '../formats/bots.ts';
import type { EffectEntry, Skill } from '../formats/effect-entry.ts';
import { at, type CheckedProject, entriesOf } from './documents.ts';

export function checkEntries(project: CheckedProject): ContentProblem[] {
  const rangeOfCard = new Map(
    [...project.cards, ...project.troubles, ...project.siteCards, ...project.scenarioCards, ...project.rewardCards].map(
      ({ value }) => [value.id, value.range],
    ),
  );
  return entriesOf(project).flatMap((entry) => [...attack(entry, rangeOfCard.get(entry.on)), ...misplaced(entry)]);
}

function attack(entry: Located<EffectEntry | BotEntry | Skill>, range: string | undefined): ContentProblem[] {
  const { value } = entry;
  if (value.attack !== true) {
    const aimed = (['targets', 'reach'] as const).filter((key) => value[key] !== undefined);
    return aimed.map((key) => at(entry, [key], 'CRD030', 'warning', { key }));
  }
  if (value.range !== undefined || range !== undefined) return [];
  return [at(entry, ['attack'], 'CRD007', 'error', {})];
}

function misplaced(entry: Located<EffectEntry | BotEntry | Skill>): ContentProblem[] {
  const { when, attack: isAttack } = entry.value;
  if (isAttack === true || (typeof when !== 'string' && when.op === 'onAttack')) return [];
  return [...nodesIn(entry.value.do, ['do']), ...nodesIn(entry.value.if, ['if'])].flatMap(({ op, path }) =>
    op === 'target' ? [at(entry, [...path, 'op'], 'CRD018', 'error', { op: 'target' })] : [],
  );
}
