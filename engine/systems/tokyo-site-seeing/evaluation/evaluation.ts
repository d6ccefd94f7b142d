import type { Judge } from '#engine/kernel/contract/system.ts';
import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type Ability, abilities, rarities, sharedCardsPerCheck } from '../basics/vocabulary.ts';
import { entryOf } from '../rulebook/targets.ts';
import { queries } from '../table/cached-query.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { hpOf, targetOfEntering, targetOfMove } from '../table/numbers.ts';
import { position } from './position.ts';
import { isAwaitedIn, isSiteAwaited, isSolvingAwaited } from './story-triggers.ts';

/** Rules of thumb from open information: a careful beginner. */
export const judge: Judge<TokyoGame> = {
  ends: ['finish'],
  position,
  option: (game, option) => worth[option.do]?.(game, option.pick) ?? 0,
};

type Pick = Option['pick'];
const field = (pick: Pick, name: string): Thing => pick[name] ?? -1;

const worth: { readonly [word: string]: (game: TokyoGame, pick: Pick) => number } = {
  interrupt: () => 90,
  decline: () => 10,
  finish: () => 20,
  resume: () => -90,
  drop: () => -80,
  swap: () => -5,
  redraw: () => -10,
  done: () => 15,
  discard: (game, pick) => -game.design(field(pick, 'card')).ap,
  solve: (game, pick) => solveWorth(game, field(pick, 'by'), field(pick, 'card')),
  buy: (game, pick) => buyWorth(game, field(pick, 'by'), field(pick, 'card')),
  equip: (game, pick) => equipWorth(game, field(pick, 'by'), field(pick, 'card')),
  move: (game, pick) => moveWorth(game, field(pick, 'by'), field(pick, 'area'), field(pick, 'card')),
  ride: (game, pick) => (pull(game, field(pick, 'by'), game.areaOf(field(pick, 'by'))) > 0 ? 5 : 27),
  goOn: (game, pick) => 19 + goWorth(game, field(pick, 'by'), field(pick, 'area')),
  stop: () => 25,
  play: (game, pick) => textWorth(game, field(pick, 'by'), field(pick, 'card'), pick),
  use: (game, pick) => textWorth(game, field(pick, 'by'), field(pick, 'card'), pick) + 5,
  useSkill: (game, pick) => textWorth(game, field(pick, 'by'), field(pick, 'skill'), pick) + 3,
  useBot: (game, pick) => textWorth(game, field(pick, 'by'), field(pick, 'bot'), pick) + 4,
  refresh: (game, pick) => (game.hand(field(pick, 'by')).length > 2 ? 21 : 5),
  addToken: () => 40,
  addCard: (game, pick) => 50 - game.design(field(pick, 'card')).rarity - game.design(field(pick, 'card')).ap,
  help: () => 30,
  drawTrouble: () => 2,
  giveUp: () => 5,
  explore: () => 48,
  next: (game) => (isAnybodyHurt(game) || !canGoOn(game) ? 12 : 46),
  drawMore: (game) => (hasBusinessInSite(game) && canGoOn(game) ? 50 : 8),
  stay: (game) => (hasBusinessInSite(game) ? 45 : 3),
  leave: (game, pick) => leaveWorth(game, field(pick, 'by'), field(pick, 'area')),
  retreat: (game) => (spareHp(game) > 2 * game.encountered.length ? 22 : 12),
  assign: (game, pick) => 20 - game.count(field(pick, 'pc'), counter.damage),
  choose: (game, pick) => chooseWorth(game, pick),
};

/** Best total without drawing troubles; `object` cannot pay for itself. */
function reach(game: TokyoGame, by: Thing, ability: Ability, object = -1): number {
  return ownAbility(game, by, ability) + means(game, by, object);
}
const ownAbility = (game: TokyoGame, by: Thing, ability: Ability) => abilityAt(game, by, abilities.indexOf(ability));
const abilityAt = queries.perRevision((game, by, at) => game.ability(by, abilities[at] as Ability));

const means = queries.perRevision((game, by, object) => {
  const cards = game.hand(by).filter((card) => card !== object);
  const most = game.sharesHand(by) ? sharedCardsPerCheck : cards.length;
  const worths = cards.map((card) => game.design(card).ap).sort((a, b) => b - a);
  const ap = worths.slice(0, most).reduce((sum, one) => sum + one, 0);
  const help = game.pcs.filter((pc) => pc !== by).reduce((sum, pc) => sum + game.count(pc, counter.ap), 0);
  return ap + game.count(by, counter.ap) + Math.min(3, help);
});

function solveWorth(game: TokyoGame, by: Thing, card: Thing): number {
  const { solve } = game.design(card);
  if (solve?.by !== 'check') return 0;
  const target = solve.target(game, game.scope(by, card));
  if (reach(game, by, solve.ability) < target) return 0;
  const spent = Math.max(0, target - ownAbility(game, by, solve.ability));
  return (game.isScenarioCard(card) ? 80 : isSolvingAwaited(game, by, card) ? 75 : 60) - spent;
}

function buyWorth(game: TokyoGame, by: Thing, card: Thing): number {
  const cost = game.value('cost', by, card);
  const spare = reach(game, by, 'economy') - cost;
  return spare < 0 ? 0 : 22 + game.design(card).rarity * 2 - Math.max(0, cost - ownAbility(game, by, 'economy'));
}

function equipWorth(game: TokyoGame, by: Thing, card: Thing): number {
  const { equip } = game.design(card);
  if (equip === null) return 0;
  return reach(game, by, equip.ability, card) >= equip.target ? 45 : 0;
}

const areaWorth = queries.perRevision((game, by, area) => {
  let worthIt = area !== game.areaOf(by) && isAwaitedIn(game, by, area) ? 30 : 0;
  for (const slot of game.slotsOf(area)) {
    const card = game.top(slot);
    if (card < 0 || game.isMarketCard(card)) continue;
    const { solve } = game.design(card);
    const base = game.isScenarioCard(card) ? 30 : 8;
    if (solve?.by === 'check')
      worthIt += reach(game, by, solve.ability) >= solve.target(game, game.scope(by, card)) ? base : 0;
    else if (solve?.by === 'battle') worthIt += attacks(game, by) > 0 ? base : 0;
  }
  return worthIt;
});

/** Attraction of an area: its work, plus a share of its best neighbour's. */
const pull = queries.perRevision((game, by, area) => {
  let further = 0;
  for (const next of game.adjacent(area)) further = Math.max(further, areaWorth(game, by, next));
  return areaWorth(game, by, area) + further * 0.4;
});

function attacks(game: TokyoGame, by: Thing): number {
  const ready = game.equipped(by).filter((card) => game.count(card, counter.exhaust) === 0);
  return [...game.hand(by), ...ready].filter((card) => game.design(card).entries.some((entry) => entry.attack)).length;
}

const isHurt = (game: TokyoGame, pc: Thing) => game.count(pc, counter.damage) * 2 >= game.value('maxHp', pc);

const isAnybodyHurt = (game: TokyoGame): boolean => game.participants.some((pc) => isHurt(game, pc));
const canGoOn = (game: TokyoGame): boolean => game.participants.some((pc) => game.hand(pc).length > 1);
const spareHp = (game: TokyoGame): number =>
  game.participants.reduce(
    (sum, pc) => sum + Math.max(0, game.value('maxHp', pc) - game.count(pc, counter.damage) - 1),
    0,
  );

function hasBusinessInSite(game: TokyoGame): boolean {
  const inside = game.pcsIn(game.site);
  return !inside.some((pc) => isHurt(game, pc)) && inside.some((pc) => isSiteAwaited(game, pc));
}

function leaveWorth(game: TokyoGame, by: Thing, area: Thing): number {
  const outside = Math.min(8, pull(game, by, area) / 10);
  return hasBusinessInSite(game) ? 10 + outside : 41 + outside;
}

/** AP a PC should have left on entering SITE. */
const keptForSite = 4;

/** Enter SITE only when fit, with cards in hand and, unless the story is there, nothing to do outside. */
function enterWorth(game: TokyoGame, by: Thing, vehicle: Thing): number {
  const target = targetOfEntering(game, by, game.areaOf(by)) - game.value('moveBonus', by, vehicle);
  const spent = Math.max(0, target - ownAbility(game, by, 'tech'));
  if (isHurt(game, by) || game.hand(by).length < 3 || reach(game, by, 'tech') < target) return 0;
  if (isSiteAwaited(game, by)) return reach(game, by, 'tech') - target < keptForSite ? 0 : 64 - spent;
  return areaWorth(game, by, game.areaOf(by)) > 0 ? 0 : 30 - spent;
}

/** Gain of moving. SITE is handled by `enterWorth`. */
function goWorth(game: TokyoGame, by: Thing, area: Thing): number {
  return game.isSite(area) ? 0 : pull(game, by, area) - pull(game, by, game.areaOf(by));
}

const moveTarget = queries.perRevision(targetOfMove);
function moveWorth(game: TokyoGame, by: Thing, area: Thing, vehicle: Thing): number {
  if (game.isSite(area)) return enterWorth(game, by, vehicle);
  const target = moveTarget(game, by, area) - game.value('moveBonus', by, vehicle);
  if (reach(game, by, 'tech') < target) return 0;
  const gain = goWorth(game, by, area);
  return 20 + gain - Math.max(0, target - ownAbility(game, by, 'tech')) - 1;
}

function textWorth(game: TokyoGame, by: Thing, source: Thing, pick: Pick): number {
  const target = field(pick, 'target');
  const entry = entryOf(game, source, field(pick, 'effect'));
  if (entry === undefined) return 0;
  if (target < 0) return hasSomethingToDo(game, by, source, entry.block) ? 40 : 0;
  const design = game.design(target);
  const strikesBack =
    (design.counterattack?.amount(game, game.scope(by, target)) ?? 0) > 0 && design.range <= entry.range;
  const left = hpOf(game, target) - game.count(target, counter.damage);
  const isNearDown = game.count(by, counter.damage) + 1 >= game.value('maxHp', by);
  return (game.isScenarioCard(target) ? 75 : 55) - left - (strikesBack && isNearDown ? 40 : 0);
}

function hasSomethingToDo(game: TokyoGame, by: Thing, source: Thing, block: string): boolean {
  const scope = game.scope(by, source);
  return game.block(block)?.effects.some((effect) => effect.canChange(game, scope)) === true;
}

/** Of several PCs hit by one effect, first the one with least room for a trouble. */
const roomFor = queries.perRevision((game, pc) => {
  const areas = [game.areaOf(pc), ...game.adjacent(game.areaOf(pc))];
  const slots = areas.flatMap((area) => game.slotsOf(area));
  return slots.filter((slot) => game.top(slot) < 0 || game.isMarketCard(game.top(slot))).length;
});

/** Slots: empty, else the cheapest card covered; things: whichever comes first. */
function chooseWorth(game: TokyoGame, pick: Pick): number {
  const { slot, pc, amount } = pick;
  if (pc !== undefined && amount !== undefined) return 20 - roomFor(game, pc, -1);
  if (slot === undefined) return 20;
  if (!game.isSlot(slot)) return slot === game.place('scrap') ? 20 : 45;
  const under = game.top(slot);
  return under < 0 ? 50 : 40 - game.design(under).rarity * rarities.length;
}
