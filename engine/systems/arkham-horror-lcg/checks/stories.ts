import type { Story, StoryBy, StoryFrom, StoryStep } from '#engine/kernel/contract/story.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { WrittenEncounterCard } from '../formats/cards.ts';
import type { WrittenScenario } from '../formats/scenario.ts';

type Path = readonly (string | number)[];
interface Placed {
  readonly card: WrittenEncounterCard;
  readonly file: string;
  readonly path: Path;
}

/** The acts and agendas of each scenario in order, what names another, and the resolutions they come to. */
export function stories(documents: Documents): readonly Story[] {
  return Object.keys(documents)
    .filter((file) => /^scenarios\/[^/]+\/scenario\.json$/.test(file))
    .map((file) => storyOf(documents, file, documents[file] as unknown as WrittenScenario));
}

function storyOf(documents: Documents, file: string, scenario: WrittenScenario): Story {
  const cards = cardsIn(documents, file.replace(/scenario\.json$/, 'cards.json'));
  const { acts = [], agendas = [], resolutions = [] } = scenario;
  const decks = [acts, agendas];
  const told = decks.flat().flatMap((id) => cards.filter(({ card }) => card.id === id));
  const won = new Set(resolutions.filter(({ result }) => result === 'won').map(({ id }) => id));
  const isScene = (id: string) => told.some(({ card }) => card.id === id);
  const texts = cards.flatMap((placed) => stepsOfCard(placed, isScene, won));
  const named = new Set(texts.flatMap(({ to }) => (to.kind === 'scene' ? [to.id] : [])));
  const inOrder = decks.flatMap((deck) => stepsOfDeck(deck, named));
  return {
    id: scenario.id,
    file,
    path: [],
    scenes: told.map(({ card: { id }, file: at, path }) => ({ id, file: at, path, comes: true })),
    steps: [...inOrder, ...texts],
  };
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
  { card, file, path }: Placed,
  isScene: (id: string) => boolean,
  won: ReadonlySet<string>,
): readonly StoryStep[] {
  const from: StoryFrom = isScene(card.id) ? { kind: 'scene', id: card.id } : { kind: 'other', id: card.id };
  return nodesIn(card).flatMap(({ op, node, path: at }): readonly StoryStep[] => {
    const by: StoryBy = { kind: 'text', file, entry: path, node: at };
    if (op === 'resolve') {
      const result = String(node['resolution']);
      return [{ does: 'ends', from, to: { kind: 'end', result, isWon: won.has(result) }, by, awaits: null }];
    }
    const id = String(node['id']);
    return op === 'nextAct' && isScene(id)
      ? [{ does: 'brings', from, to: { kind: 'scene', id }, by, awaits: null }]
      : [];
  });
}

const cardsIn = (documents: Documents, file: string): readonly Placed[] => {
  const { cards = [] } = (documents[file] ?? {}) as { readonly cards?: readonly WrittenEncounterCard[] };
  return cards.map((card, i) => ({ card, file, path: ['cards', i] }));
};
