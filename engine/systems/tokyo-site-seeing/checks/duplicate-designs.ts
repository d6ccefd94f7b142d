import { canonical, isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { ContentProblem } from '#engine/kernel/system.ts';
import { at, type Placed, type Project } from './documents.ts';

/**
 * Two designs that do the same but for their numbers: one of them has no job of its own. Held against each other are
 * all cards of the players' decks, whatever their kind; the troubles; the SITE cards; the scenario MODs; and the cards
 * of one scenario.
 */
export function checkAlike(project: Project): ContentProblem[] {
  const { cards, rewardCards, troubles, siteCards, mods, scenarioCards } = project;
  const stories = (scenarioCards as readonly Placed<AnyCard>[]).filter(({ value }) => !onlyTells(value));
  return [
    ...alikeAmong([...cards, ...rewardCards], doing),
    ...alikeAmong(troubles, doing),
    ...alikeAmong(siteCards, doing),
    ...alikeAmong(mods, doing),
    ...[...new Set(stories.map(({ file }) => file))].flatMap((file) =>
      alikeAmong(
        stories.filter((one) => one.file === file),
        doingInItsStory,
      ),
    ),
  ];
}

interface AnyCard {
  readonly id: string;
  readonly effects: readonly unknown[];
}

function alikeAmong(cards: readonly Placed<AnyCard>[], of: (card: AnyCard) => string): ContentProblem[] {
  const first = new Map<string, string>();
  return cards.flatMap((card) => {
    const { id, effects } = card.value;
    // Numbers from 90 on are for tests, which need two of a kind.
    if (/-9\d$/.test(id)) return [];
    const shape = of(card.value);
    const other = first.get(shape);
    if (other === undefined) first.set(shape, id);
    return other === undefined
      ? []
      : [at(card, [effects.length > 0 ? 'effects' : 'id'], 'EFT006', 'warning', { id, other })];
  });
}

const known = new WeakMap<object, string>();

/**
 * What a design does: its effects, and what it gives as a vehicle. Cost, rarity, range and the check that equips it say
 * for how much it is done, not what. Only a card without any effect is told from others by the rest that it prints.
 * Values of documents are never written to.
 */
function doing(card: AnyCard): string {
  const { effects, vehicle, rarity: _, traits: __, ...rest } = card as unknown as JsonObject;
  const said = { effects: effects ?? [], vehicle: vehicle ?? null };
  const shape = known.get(card) ?? canonical(bare(card.effects.length > 0 ? said : { ...said, ...rest }));
  known.set(card, shape);
  return shape;
}

/** The steps of a story differ by how they are solved too. */
const doingInItsStory = (card: AnyCard): string =>
  `${doing(card)} ${canonical(bare((card as unknown as JsonObject)['solve'] ?? null))}`;

const telling = new Set([
  'placeScenario',
  'revealScenario',
  'discardScenario',
  'setAside',
  'clearScenario',
  'loseGame',
]);

/** A card that only carries its story on, or ends it: many do, and each tells something else. */
const onlyTells = ({ effects }: AnyCard): boolean => nodesIn(effects).every(({ op }) => telling.has(op));

const unread = new Set(['id', 'name', 'reading', 'text', 'story', 'flavor', 'copies', 'as', 'overrides']);

/** Lists that come to the same work in any order, but for fine points: what is done, and what all must hold. */
const inAnyOrder = new Set(['effects', 'do', 'then', 'else', 'of', 'traits']);
const arithmetic = new Set(['add', 'subtract', 'multiply', 'least', 'greatest']);

/** Without numbers, without what only people read, and in one order. */
function bare(value: Json, under = ''): Json {
  if (typeof value === 'number') return 0;
  if (Array.isArray(value)) {
    const list = value.map((one) => bare(one));
    return inAnyOrder.has(under) ? list.sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1)) : list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const node = upright(value as JsonObject);
  const shape = Object.fromEntries(
    Object.entries(node).flatMap(([key, one]) =>
      // ⇒ exhaust ×2 is ⇒ exhaust with another number
      unread.has(key) ? [] : [[key, key === 'after' && typeof one === 'object' ? 'exhaust' : bare(one, key)]],
    ),
  );
  // A sum of numbers is a number
  return arithmetic.has(String(shape['op'])) && shape['a'] === 0 && shape['b'] === 0 ? 0 : shape;
}

/** "If not A, then B, else C" is "if A, then C, else B". */
function upright(node: JsonObject): JsonObject {
  const { op, if: condition, then, else: otherwise } = node;
  if (op !== 'if' || otherwise === undefined || !isObject(condition) || condition['op'] !== 'not') return node;
  return { op, if: condition['of'] as Json, then: otherwise, else: then as Json };
}
