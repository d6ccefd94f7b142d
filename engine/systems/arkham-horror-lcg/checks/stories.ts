import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Scene, Story, StoryBy, StoryFrom, StoryStep } from '#engine/kernel/contract/story.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Located } from '#engine/library/content-checks/placed.ts';
import type { WrittenEncounterCard } from '../formats/cards.ts';
import type { WrittenScenario } from '../formats/scenario.ts';
import { locationScenes, locationSteps } from './story-locations.ts';

/** The acts and agendas of each scenario in order, its locations, what brings them, and the resolutions they come to. */
export function stories(documents: Documents): readonly Story[] {
  return Object.keys(documents)
    .filter((file) => /^scenarios\/[^/]+\/scenario\.json$/.test(file))
    .map((file) => storyOf(documents, file, documents[file] as unknown as WrittenScenario));
}

function storyOf(documents: Documents, file: string, scenario: WrittenScenario): Story {
  const cards = cardsIn(documents, file.replace(/scenario\.json$/, 'cards.json'));
  const decks = [scenario.acts ?? [], scenario.agendas ?? []];
  const told = decks.flat().flatMap((id) => cards.filter(({ value }) => value.id === id));
  const won = new Set((scenario.resolutions ?? []).filter(({ result }) => result === 'won').map(({ id }) => id));
  const scenes: readonly Scene[] = [
    ...told.map(({ value: { id }, file: at, path }): Scene => ({ id, file: at, path, sort: 'scene', comes: true })),
    ...locationScenes(scenario, cards),
  ];
  const ids = new Set(scenes.map(({ id }) => id));
  const places = new Set(scenes.filter(({ sort }) => sort === 'place').map(({ id }) => id));
  const texts = cards.flatMap((card) => stepsOfCard(card, ids, won));
  const named = new Set(texts.flatMap(({ does, to }) => (does === 'brings' && to.kind === 'scene' ? [to.id] : [])));
  const inOrder = decks.flatMap((deck) => stepsOfDeck(deck, named));
  const ways = locationSteps(scenario, cards, (id) => places.has(id));
  return { id: scenario.id, file, path: [], scenes, steps: [...inOrder, ...texts, ...ways] };
}

/** The first is there from the start; each next one follows, unless a text names it (AH-AC-09). */
function stepsOfDeck(deck: readonly string[], named: ReadonlySet<string>): readonly StoryStep[] {
  return deck.flatMap((id, i): readonly StoryStep[] => {
    if (i > 0 && named.has(id)) return [];
    const from: StoryFrom = i === 0 ? { kind: 'start' } : { kind: 'scene', id: deck[i - 1] as string };
    const by: StoryBy = { kind: 'rule', rule: i === 0 ? 'AH-AC-01' : 'AH-AC-09' };
    return [{ does: 'brings', from, to: { kind: 'scene', id }, by, awaits: null }];
  });
}

function stepsOfCard(
  { value, file, path }: Located<WrittenEncounterCard>,
  scenes: ReadonlySet<string>,
  won: ReadonlySet<string>,
): readonly StoryStep[] {
  const from: StoryFrom = { kind: scenes.has(value.id) ? 'scene' : 'other', id: value.id };
  return nodesIn(value, path).flatMap(({ op, node, path: at }): readonly StoryStep[] => {
    const by: StoryBy = { kind: 'text', file, entry: abilityAround(at), node: at };
    if (op === 'resolve') {
      const result = String(node['resolution']);
      return [{ does: 'ends', from, to: { kind: 'end', result, isWon: won.has(result) }, by, awaits: null }];
    }
    const does = op === 'removeFromGame' ? 'removes' : 'brings';
    return scenesNamed(op, node)
      .filter((id) => scenes.has(id) && id !== value.id)
      .map((id) => ({ does, from, to: { kind: 'scene', id }, by, awaits: null }));
  });
}

const abilityAround = (node: Located<unknown>['path']): Located<unknown>['path'] =>
  node.slice(0, node.lastIndexOf('abilities') + 2);

/** What an effect brings or removes: the next act or agenda, or locations. */
function scenesNamed(op: string, node: JsonObject): readonly string[] {
  switch (op) {
    case 'nextAct':
      return [String(node['id'])];
    case 'putIntoPlay':
      return cardsNamed(node['location']);
    case 'removeFromGame':
      return cardsNamed(node['card']);
    default:
      return [];
  }
}

const cardsNamed = (part: unknown): readonly string[] =>
  nodesIn(part).flatMap(({ op, node }) => (op === 'card' ? [String(node['id'])] : []));

const cardsIn = (documents: Documents, file: string): readonly Located<WrittenEncounterCard>[] => {
  const { cards = [] } = (documents[file] ?? {}) as { readonly cards?: readonly WrittenEncounterCard[] };
  return cards.map((value, i) => ({ value, file, path: ['cards', i] }));
};
