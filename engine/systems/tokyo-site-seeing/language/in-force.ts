import type { Modifier } from '#engine/kernel/number.ts';
import type { Thing } from '#engine/kernel/table.ts';
import type { Entry } from '../content.ts';
import { counter } from '../table/counters.ts';
import { equipment, question, slots } from '../table/question.ts';
import type { Tokyo } from '../table/tokyo.ts';
import type { Permission } from '../vocabulary.ts';

/** A text that is in force: whose it is, what it stands on, and one entry of it. */
export interface InForce {
  readonly self: Thing;
  readonly source: Thing;
  readonly entry: Entry;
}

/**
 * Every entry whose text works now: equipped cards and skills of each PC, shown scenario cards,
 * scenario MOD cards in use, and what lies visible in the slots (a covered card is silent, TSS-ROUND-38).
 */
export const textsInForce = question(
  {
    places: (layout) => [...slots(layout), ...equipment(layout), layout.scenario.shown, layout.scenario.mods],
    counters: ['sealed'],
  },
  listTexts,
);

/** The kinds of changes that a text in force answers, and those that one in a hand does. */
const answeredInForce = question(
  {
    places: (layout) => [...slots(layout), ...equipment(layout), layout.scenario.shown, layout.scenario.mods],
    counters: ['sealed'],
  },
  (game): ReadonlySet<string> => {
    const kinds = new Set<string>();
    for (const { entry } of textsInForce(game)) if (entry.pattern !== null) kinds.add(entry.pattern.change);
    return kinds;
  },
);
const answeredFromHands = question({ places: ({ hands }) => hands }, (game): ReadonlySet<string> => {
  const kinds = new Set<string>();
  for (const pc of game.pcs)
    for (const card of game.hand(pc)) for (const kind of game.design(card).answers) kinds.add(kind);
  return kinds;
});

/** Whether a text that is in force, or one in a hand, answers this kind of change. */
export function isAnswered(game: Tokyo, kind: string): boolean {
  if (!game.content.listening.has(kind)) return false;
  return answeredInForce(game).has(kind) || answeredFromHands(game).has(kind);
}

function listTexts(game: Tokyo): readonly InForce[] {
  const found: InForce[] = [];
  const add = (self: Thing, source: Thing, entries: readonly Entry[]) => {
    for (const entry of entries) found.push({ self, source, entry });
  };
  for (const pc of game.pcs) {
    for (const card of game.equipped(pc)) add(pc, card, game.design(card).entries);
    for (const skill of game.skillsOf(pc)) {
      const entry = game.role(pc).skills[game.skillKind(skill)];
      // A seal blocks its skill whole (TSS-COMP-66)
      if (entry !== null && game.count(skill, counter.sealed) === 0) add(pc, skill, [entry]);
    }
  }
  for (const bot of game.bots) add(-1, bot, game.bot(bot).entries);
  for (const card of game.table.at(game.layout.scenario.shown)) add(-1, card, game.design(card).entries);
  for (const card of game.table.at(game.layout.scenario.mods)) add(-1, card, game.design(card).entries);
  for (const card of game.visibleCards()) {
    if (!game.isMarketCard(card)) add(-1, card, game.design(card).entries);
  }
  return found;
}

const none: readonly Modifier[] = [];

/** What stands in force on a number of a thing: constant texts work even when exhausted (TSS-POST-04). */
export function modifiersOf(game: Tokyo, number: string, of: Thing): readonly Modifier[] {
  if (!game.content.altered.has(number)) return none;
  const found: Modifier[] = [];
  for (const { self, source, entry } of textsInForce(game)) {
    for (const standing of entry.standing) {
      if (standing.number !== number) continue;
      const scope = game.scope(self, source);
      if (!standing.of(game, scope).includes(of)) continue;
      if (entry.condition !== null && !entry.condition(game, scope)) continue;
      // On a card that is nobody's, `self` is the PC whose number it is (TSS-SCN-12)
      const amount = standing.amount(game, self < 0 ? game.scope(of, source) : scope);
      found.push({ layer: standing.layer, amount, rule: 'TSS-POST-04', card: source, effect: entry.effect });
    }
  }
  return inPriority(game, found);
}

/**
 * Whether something may be done with a thing. A scenario card's word goes before any other text, and that before the
 * book's (TSS-PRIO-01); between texts of one rank what is forbidden is forbidden.
 */
export function permits(game: Tokyo, what: Permission, thing: Thing, byTheBook: boolean): boolean {
  const said = modifiersOf(game, what, thing);
  const ofScenario = said.filter((one) => isOfScenario(game, one));
  const heard = ofScenario.length > 0 ? ofScenario : said;
  return heard.length === 0 ? byTheBook : heard.every(({ layer }) => layer === 'allow');
}
const isOfScenario = (game: Tokyo, { card }: Modifier): boolean =>
  typeof card === 'number' && game.isCard(card) && game.isScenarioCard(card);

/** What a scenario card says stands against what any other card or board says (TSS-PRIO-01): it comes last. */
function inPriority(game: Tokyo, found: Modifier[]): readonly Modifier[] {
  if (!found.some(({ layer }) => layer === 'set')) return found;
  return found.sort((a, b) => Number(isOfScenario(game, a)) - Number(isOfScenario(game, b)));
}
