import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import type { WrittenScenario } from '../formats/scenario.ts';
import { type ArkhamProject, at } from './documents.ts';
import { namedIn } from './named-cards.ts';

const typeOf = { acts: 'act', agendas: 'agenda', locations: 'location' } as const;

/** The lists of a scenario: types, doubles, sets without cards, and cards that never come into the game. */
export function checkScenarios(project: ArkhamProject): ContentProblem[] {
  const { scenarios, hasAllCards } = project;
  const ofScenarios = scenarios.flatMap((scenario) => [
    ...listsOf(scenario, project),
    ...playersOf(scenario),
    ...(hasAllCards ? setsOf(scenario, project) : []),
  ]);
  return [...ofScenarios, ...(hasAllCards ? strayCards(project) : [])];
}

function listsOf(scenario: Located<WrittenScenario>, { encounterById }: ArkhamProject): ContentProblem[] {
  const { start, locations } = scenario.value;
  const problems = (Object.keys(typeOf) as (keyof typeof typeOf)[]).flatMap((list) =>
    scenario.value[list].flatMap((card, i) => {
      const type = encounterById.get(card)?.type;
      if (type !== undefined && type !== typeOf[list])
        return [at(scenario, [list, i], 'AHC013', 'error', { card, type, list: typeOf[list] })];
      const isAgain = scenario.value[list].indexOf(card) < i;
      return isAgain ? [at(scenario, [list, i], 'AHC012', 'error', { card, list })] : [];
    }),
  );
  const isThere = locations.includes(start) || !encounterById.has(start);
  return isThere
    ? problems
    : [...problems, at(scenario, ['start'], 'AHC014', 'error', { card: start, first: locations[0] ?? '' })];
}

function playersOf(scenario: Located<WrittenScenario>): ContentProblem[] {
  const { least = 1, most = 4 } = scenario.value.players ?? {};
  return least <= most ? [] : [at(scenario, ['players', 'least'], 'AHC016', 'error', { least, most })];
}

function setsOf(scenario: Located<WrittenScenario>, { encounters }: ArkhamProject): ContentProblem[] {
  return scenario.value.sets.flatMap((set, i) =>
    encounters.some(({ value }) => value.set === set) ? [] : [at(scenario, ['sets', i], 'AHC017', 'info', { set })],
  );
}

/** Enemies and treacheries that no deck and no text brings. */
function strayCards({ encounters, scenarios, documents }: ArkhamProject): ContentProblem[] {
  const listed = new Set(
    scenarios.flatMap(({ value }) => [...(value.setAside ?? []), ...value.acts, ...value.agendas, ...value.locations]),
  );
  const named = namedIn(documents);
  return encounters.flatMap((card) => {
    const { id, type, set } = card.value;
    if (type !== 'enemy' && type !== 'treachery') return [];
    const isBrought = set !== undefined || listed.has(id) || named.has(id);
    return isBrought ? [] : [at(card, ['id'], 'AHC018', 'warning', { card: id })];
  });
}
