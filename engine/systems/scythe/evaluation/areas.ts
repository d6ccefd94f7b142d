import { extended } from '#engine/kernel/basics/extended.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { canPay, priceOfTop } from '../rulebook/prices.ts';
import { queries, type ScytheGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import { after, ofBottom, prospects, standingOf } from './bottoms.ts';
import { type Brought, bringing, broughtBy, paidFor, together } from './brought.ts';
import { harvestsOf, ofMoves } from './moves.ts';
import type { Holdings } from './prospects.ts';

interface Outlook {
  readonly worth: number;
  /** What the seat would have then. */
  readonly has: Holdings;
}
/** Effects of a seat with their price: gains, and moves and production by where they are best. */
export function outlookOf(game: ScytheGame, seat: Thing, brought: Brought): Outlook {
  const harvests = harvestsOf(game, seat).slice(0, brought.hexes);
  const gains = harvests.reduce((all, { gain }) => together(all, gain), brought);
  const has = after(game, seat, gains);
  const moves = brought.units > 0 ? ofMoves(game, seat, brought.units) : 0;
  return { worth: prospects(game, seat, has) - standingOf(game, seat).worth + moves, has };
}
export function broughtByWay(game: ScytheGame, way: Thing, value = game.value('value', way)): Brought {
  const { printed, seat, area } = game.way(way);
  return broughtBy(game, printed.block, extended(game.scope(seat, area), { names: { value } }));
}
const outlookOfWay = queries.perRevision<Outlook>((game, seat, way) => {
  const { area } = game.way(way);
  return outlookOf(game, seat, together(paidFor(priceOfTop(game, area)), broughtByWay(game, way)));
});
/** A way to take the top action with the bottom action that it leads to. */
const withBottom = queries.perRevision((game, seat, way) => {
  const { worth, has } = outlookOfWay(game, seat, way);
  return worth + Math.max(0, ofBottom(game, seat, game.way(way).area, has));
});
/** By how much it raises the value of the bottom action. */
export const ofTop = (game: ScytheGame, seat: Thing, way: Thing): number =>
  withBottom(game, seat, way) - Math.max(0, ofBottom(game, seat, game.way(way).area));

export function ofTopCard(game: ScytheGame, seat: Thing, card: Thing): number {
  const { cost, block } = game.design(card, 'factoryCard');
  return outlookOf(game, seat, together(paidFor(cost), broughtBy(game, block, game.scope(seat, card)))).worth;
}
/** The best of its top action with the bottom action. */
export function ofArea(game: ScytheGame, seat: Thing, area: Thing): number {
  const { printed, ways } = game.area(area);
  if (printed === null) {
    const payable = game.at('taken', seat).filter((card) => canPay(game, seat, game.design(card, 'factoryCard').cost));
    return Math.max(0, ...payable.map((card) => ofTopCard(game, seat, card))) + ofMoves(game, seat, 1);
  }
  const payable = canPay(game, seat, priceOfTop(game, area)) ? ways : [];
  return Math.max(0, ofBottom(game, seat, area), ...payable.map(({ thing }) => withBottom(game, seat, thing)));
}

/** How many resources are short for the bottom action of the area that was chosen. */
function shortOf(game: ScytheGame, seat: Thing, resource: number): number {
  const area = game.count(seat, counter.token);
  const printed = area === theGame ? null : game.area(area).printed;
  if (printed === null || printed.bottom.resource !== resource) return 0;
  return game.value('bottomCost', area) - game.goodsOf(seat, resource);
}
/** A resource now: more if it can still pay for the bottom action of this turn. */
export function ofResourceNow(game: ScytheGame, seat: Thing, resource: number): number {
  const short = shortOf(game, seat, resource);
  const goods = game.content.resources.map((_, i) => (i === resource ? 1 : 0));
  const { worth } = standingOf(game, seat);
  const gain = prospects(game, seat, after(game, seat, bringing({ goods }))) - worth;
  return gain + (short > 0 && short <= 2 ? 1 : 0);
}
