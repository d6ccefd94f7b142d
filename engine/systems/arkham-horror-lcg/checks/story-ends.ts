import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { nodesIn, uses } from '#engine/kernel/language/nodes-in.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import type { PrintedValue, WrittenEncounterCard } from '../formats/cards.ts';
import type { WrittenScenario } from '../formats/scenario.ts';
import { type ArkhamProject, at, cardsOf } from './documents.ts';

type Face = Pick<WrittenEncounterCard, 'clues' | 'doom' | 'abilities'>;

/** Acts and agendas that advance, and resolutions that are reached (AH-AC-02, AH-AC-05, AH-AC-10). */
export function checkStories(project: ArkhamProject): ContentProblem[] {
  const { scenarios, hasAllCards } = project;
  if (!hasAllCards) return [];
  return scenarios.flatMap((scenario) => {
    const cards = cardsOf(scenario, project);
    return [
      ...stuck(scenario, cards),
      ...unknownEnds(scenario, cards),
      ...unreachedEnds(scenario, [...cards, ...project.players]),
      ...circles(scenario, cards),
    ];
  });
}

const frontOf = (card: WrittenEncounterCard): Face => ({ ...card, ...card.sides?.a });

/** Those that ask nothing, and that no text advances. */
function stuck(
  { value: { acts, agendas } }: Located<WrittenScenario>,
  cards: readonly Located<WrittenEncounterCard>[],
): ContentProblem[] {
  const isAdvanced = cards.some(({ value }) => uses(value, 'advanceCard'));
  return cards.flatMap((card) => {
    const { id, type } = card.value;
    const { clues, doom, abilities = [] } = frontOf(card.value);
    if (isAdvanced || abilities.some(({ kind }) => kind === 'objective')) return [];
    if (type === 'act' && acts.includes(id) && isNothing(clues))
      return [at(card, ['id'], 'AHC006', 'warning', { card: id })];
    return type === 'agenda' && agendas.includes(id) && isNothing(doom)
      ? [at(card, ['id'], 'AHC005', 'warning', { card: id })]
      : [];
  });
}
const isNothing = (value: PrintedValue | undefined): boolean =>
  value === undefined || (typeof value === 'object' && value.perInvestigator === 0);

function unknownEnds(
  { value: { resolutions } }: Located<WrittenScenario>,
  cards: readonly Located<WrittenEncounterCard>[],
): ContentProblem[] {
  const known = resolutions.map(({ id }) => id);
  return cards.flatMap((card) =>
    nodesIn(card.value).flatMap(({ op, node, path }) => {
      const resolution = String(node['resolution']);
      if (op !== 'resolve' || known.includes(resolution)) return [];
      return [at(card, [...path, 'resolution'], 'AHC011', 'error', { resolution, known })];
    }),
  );
}

function unreachedEnds(scenario: Located<WrittenScenario>, cards: readonly Located<object>[]): ContentProblem[] {
  const reached = new Set(
    [...cards, scenario].flatMap(({ value }) =>
      nodesIn(value).flatMap(({ op, node }) => (op === 'resolve' ? [String(node['resolution'])] : [])),
    ),
  );
  return scenario.value.resolutions.flatMap(({ id }, i) =>
    reached.has(id) ? [] : [at(scenario, ['resolutions', i, 'id'], 'AHC010', 'warning', { resolution: id })],
  );
}

/** A next act or agenda that does not come later in its deck is not found there. */
function circles(
  { value: { acts, agendas } }: Located<WrittenScenario>,
  cards: readonly Located<WrittenEncounterCard>[],
): ContentProblem[] {
  return cards.flatMap((card) => {
    const deck = [acts, agendas].find((one) => one.includes(card.value.id));
    if (deck === undefined) return [];
    return nodesIn(card.value).flatMap(({ op, node, path }) => {
      const next = String(node['id']);
      if (op !== 'nextAct' || deck.indexOf(next) > deck.indexOf(card.value.id)) return [];
      return [at(card, [...path, 'id'], 'AHC015', 'error', { next, card: card.value.id })];
    });
  });
}
