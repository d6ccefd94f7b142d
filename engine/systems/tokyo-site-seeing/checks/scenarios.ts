import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import type { ScenarioDocument } from '../formats/scenario.ts';
import type { ScenarioCard } from '../formats/scenario-card.ts';
import { leadsIn } from '../language/leads.ts';
import { at, type CheckedProject } from './documents.ts';

export const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);

export function checkScenarios(project: CheckedProject): ContentProblem[] {
  const folders = new Set(project.scenarios.map(({ file }) => folderOf(file)));
  const homeless = project.scenarioCards.filter(
    ({ file, path }) =>
      path[1] === 0 && !folders.has(folderOf(file)) && !project.isUnsound(fileIn(folderOf(file), 'scenario.json')),
  );
  return [
    ...project.scenarios.flatMap((scenario) => checkScenario(project, scenario)),
    ...homeless.map((card) => ({ ...at(card, [], 'SCN006', 'error', { file: 'scenario.json' }), path: ['cards'] })),
  ];
}

export function fileIn(folder: string, name: string): RegExp {
  return new RegExp(`^${(folder + name).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}

function checkScenario(project: CheckedProject, scenario: Located<ScenarioDocument>): ContentProblem[] {
  const folder = folderOf(scenario.file);
  const cards = project.scenarioCards.filter(({ file }) => folderOf(file) === folder);
  const problems = [...naming(scenario, folder), ...ranks(scenario)];
  if (project.isUnsound(fileIn(folder, 'cards.json'))) return problems;
  if (cards.length === 0) return [...problems, at(scenario, ['id'], 'SCN006', 'error', { file: 'cards.json' })];
  return [...problems, ...numbering(scenario, cards), ...clearing(scenario, cards), ...setAside(scenario, cards)];
}

function naming(scenario: Located<ScenarioDocument>, folder: string): ContentProblem[] {
  const { id } = scenario.value;
  const name = folder.split('/')[1] ?? '';
  if (name === id || name.startsWith(`${id}-`)) return [];
  return [at(scenario, ['id'], 'SCN004', 'warning', { id, folder: name })];
}

/** Deck cards are numbered from 01 without gaps (TSS-SETUP-29). */
function numbering(scenario: Located<ScenarioDocument>, cards: readonly Located<ScenarioCard>[]): ContentProblem[] {
  const head = `SC${scenario.value.id.slice(1)}-`;
  const problems = cards
    .filter(({ value }) => !value.id.startsWith(head))
    .map((card) => at(card, ['id'], 'SCN003', 'error', { id: card.value.id, scenario: scenario.value.id, head }));
  const deck = cards
    .filter(({ value }) => value.id.startsWith(head) && /^\d\d$/.test(value.id.slice(head.length)))
    .sort((a, b) => (a.value.id < b.value.id ? -1 : 1));
  let expected = 1;
  for (const card of deck) {
    const number = Number(card.value.id.slice(head.length));
    if (number > expected) {
      const missing = `${head}${String(expected).padStart(2, '0')}`;
      problems.push(at(card, ['id'], 'SCN001', 'error', { id: card.value.id, missing }));
    }
    expected = number + 1;
  }
  return problems;
}

function clearing(scenario: Located<ScenarioDocument>, cards: readonly Located<ScenarioCard>[]): ContentProblem[] {
  const parts: readonly unknown[] = [scenario.value.setup, ...cards.map(({ value }) => value.effects)];
  const clears = parts.some((part) => leadsIn(part).some(({ goal }) => goal.does === 'ends' && goal.isWon));
  return clears ? [] : [at(scenario, ['id'], 'SCN002', 'error', { id: scenario.value.id, op: 'clearScenario' })];
}

function setAside(scenario: Located<ScenarioDocument>, cards: readonly Located<ScenarioCard>[]): ContentProblem[] {
  const parts: readonly unknown[] = [scenario.value.setup, ...cards.map(({ value }) => value.effects)];
  const named = new Set(parts.flatMap((part) => nodesIn(part).map(({ node }) => node['card'])));
  return cards
    .filter(({ value }) => !/-\d\d$/.test(value.id) && !named.has(value.id))
    .map((card) => at(card, ['id'], 'SCN007', 'warning', { id: card.value.id }));
}

/** Best rank first; the last has no limit (TSS-RANK-04). */
function ranks(scenario: Located<ScenarioDocument>): ContentProblem[] {
  const list = scenario.value.ranks;
  let before = Number.NEGATIVE_INFINITY;
  for (const [i, { rank, upTo }] of list.entries()) {
    const isLast = i === list.length - 1;
    if (isLast !== (upTo === undefined) || (upTo ?? Number.POSITIVE_INFINITY) <= before) {
      return [at(scenario, ['ranks', i, 'rank'], 'SCN005', 'error', { rank })];
    }
    before = upTo ?? before;
  }
  return [];
}
