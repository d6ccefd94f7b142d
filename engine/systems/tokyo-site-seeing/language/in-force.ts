import type { Modifier } from '#engine/kernel/numbers/number.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
import type { Entry } from '../content/content.ts';
import type { Permission } from '../contract/vocabulary.ts';
import { equipment, question, slots } from '../table/cached-query.ts';
import { counter } from '../table/counters.ts';
import type { TokyoGame } from '../table/game.ts';

/** A text that is in force: whose it is, what it stands on, and one entry of it. */
export interface InForce {
  readonly self: Thing;
  readonly source: Thing;
  readonly entry: Entry;
}

/** A text in force, and one number that it alters. */
interface Standing extends InForce {
  readonly standing: Entry['standing'][number];
}
interface TextsInForce {
  /** By the kind of change they answer. */
  readonly answering: ReadonlyMap<string, readonly InForce[]>;
  /** By the number they alter. */
  readonly standing: ReadonlyMap<string, readonly Standing[]>;
}

/**
 * Every entry whose text works now: equipped cards and skills of each PC, shown scenario cards,
 * scenario MOD cards in use, and what lies visible in the slots (a covered card is silent, TSS-ROUND-38).
 */
const textsInForce = question(
  {
    places: (layout) => [...slots(layout), ...equipment(layout), layout.scenario.shown, layout.scenario.mods],
    counters: ['sealed'],
  },
  (game): TextsInForce => {
    const answering = new Map<string, InForce[]>();
    const standing = new Map<string, Standing[]>();
    everyText(game, (self, source, entry) => {
      if (entry.pattern !== null) put(answering, entry.pattern.change, { self, source, entry });
      for (const one of entry.standing) put(standing, one.number, { self, source, entry, standing: one });
    });
    return { answering, standing };
  },
);
const nothing: readonly InForce[] = [];

/** The texts in force that answer this kind of change. */
export function textsAnswering(game: TokyoGame, kind: string): readonly InForce[] {
  return textsInForce(game).answering.get(kind) ?? nothing;
}

/** The kinds of changes that a card in a hand answers. */
const answeredFromHands = question({ places: ({ hands }) => hands }, (game): ReadonlySet<string> => {
  const kinds = new Set<string>();
  for (const pc of game.pcs)
    for (const card of game.hand(pc)) for (const kind of game.design(card).answers) kinds.add(kind);
  return kinds;
});
export const isAnsweredFromHands = (game: TokyoGame, kind: string): boolean => answeredFromHands(game).has(kind);

/** Whether a text that is in force, or one in a hand, answers this kind of change. */
export function isAnswered(game: TokyoGame, kind: string): boolean {
  if (!game.content.listening.has(kind)) return false;
  return textsInForce(game).answering.has(kind) || isAnsweredFromHands(game, kind);
}

function everyText(game: TokyoGame, tell: (self: Thing, source: Thing, entry: Entry) => void): void {
  const all = (self: Thing, source: Thing, entries: readonly Entry[]) => {
    for (const entry of entries) tell(self, source, entry);
  };
  for (const pc of game.pcs) {
    for (const card of game.equipped(pc)) all(pc, card, game.design(card).entries);
    for (const skill of game.skillsOf(pc)) {
      const entry = game.role(pc).skills[game.skillKind(skill)];
      // A seal blocks its skill whole (TSS-COMP-66)
      if (entry !== null && game.count(skill, counter.sealed) === 0) tell(pc, skill, entry);
    }
  }
  for (const bot of game.bots) all(-1, bot, game.bot(bot).entries);
  for (const card of game.table.at(game.layout.scenario.shown)) all(-1, card, game.design(card).entries);
  for (const card of game.table.at(game.layout.scenario.mods)) all(-1, card, game.design(card).entries);
  for (const card of game.visibleCards()) {
    if (!game.isMarketCard(card)) all(-1, card, game.design(card).entries);
  }
}

function put<T>(lists: Map<string, T[]>, key: string, one: T): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [one]);
  else list.push(one);
}

const none: readonly Modifier[] = [];

/** What stands in force on a number of a thing: constant texts work even when exhausted (TSS-POST-04). */
export function modifiersOf(game: TokyoGame, number: string, of: Thing): readonly Modifier[] {
  if (!game.content.altered.has(number)) return none;
  const texts = textsInForce(game).standing.get(number);
  if (texts === undefined) return none;
  const found: Modifier[] = [];
  for (const { self, source, entry, standing } of texts) {
    const scope = game.scope(self, source);
    if (!standing.of(game, scope).includes(of)) continue;
    if (entry.condition !== null && !entry.condition(game, scope)) continue;
    // On a card that is nobody's, `self` is the PC whose number it is (TSS-SCN-12)
    const amount = standing.amount(game, self < 0 ? game.scope(of, source) : scope);
    found.push({ layer: standing.layer, amount, rule: 'TSS-POST-04', card: source, effect: entry.effect });
  }
  return inPriority(game, found);
}

/** Whether a text that is in force now may alter this number. */
export const isAltered = (game: TokyoGame, number: string): boolean =>
  game.content.altered.has(number) && textsInForce(game).standing.has(number);

/**
 * Whether something may be done with a thing. A scenario card's word goes before any other text, and that before the
 * book's (TSS-PRIO-01); between texts of one rank what is forbidden is forbidden.
 */
export function permits(game: TokyoGame, what: Permission, thing: Thing, byTheBook: boolean): boolean {
  const said = modifiersOf(game, what, thing);
  const ofScenario = said.filter((one) => isOfScenario(game, one));
  const heard = ofScenario.length > 0 ? ofScenario : said;
  return heard.length === 0 ? byTheBook : heard.every(({ layer }) => layer === 'allow');
}
const isOfScenario = (game: TokyoGame, { card }: Modifier): boolean =>
  typeof card === 'number' && game.isCard(card) && game.isScenarioCard(card);

/** What a scenario card says stands against what any other card or board says (TSS-PRIO-01): it comes last. */
function inPriority(game: TokyoGame, found: Modifier[]): readonly Modifier[] {
  if (!found.some(({ layer }) => layer === 'set')) return found;
  return found.sort((a, b) => Number(isOfScenario(game, a)) - Number(isOfScenario(game, b)));
}
