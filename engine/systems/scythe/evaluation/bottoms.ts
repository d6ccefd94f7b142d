import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import type { BottomKind } from '../formats/mats.ts';
import { canGain } from '../rulebook/bottoms.ts';
import { queries, type ScytheGame } from '../table/game.ts';
import { counter } from '../table/plan.ts';
import type { Brought } from './brought.ts';
import { estimates } from './estimates.ts';
import { type Holdings, holdingsOf, ofEnding, roundsLeft, worthOf } from './prospects.ts';

const countedAs = { upgrade: 'upgrades', deploy: 'mechs', build: 'structures', enlist: 'recruits' } as const;
export const withAct = (has: Holdings, act: BottomKind): Holdings => ({
  ...has,
  [countedAs[act]]: has[countedAs[act]] + 1,
});
/** A bottom action and its coins, without what it costs. */
export const bottomWorth = queries.perRevision((game, seat, area) => {
  const { printed } = game.area(area);
  if (printed === null) return 0;
  const { does } = printed.bottom;
  const has = holdingsOf(game, seat);
  const act = canGain[does](game, seat) ? worthOf(game, seat, withAct(has, does)) - worthOf(game, seat, has) : 0;
  const bonus = game.count(area, counter.recruit) > 0 ? estimates.bottom.ownBonus : 0;
  return act + (act > 0 && does === 'enlist' ? estimates.bottom.once : 0) + printed.coins + bonus;
});
interface Use {
  readonly area: Thing;
  readonly resource: number;
  readonly cost: number;
  readonly worth: number;
}
/** Value of resources for the bottom actions on a seat's mat. */
const usesOf = queries.perRevision<readonly Use[]>((game, seat) =>
  game.areasOf(seat).flatMap(({ thing, printed }): readonly Use[] => {
    if (printed === null) return [];
    const cost = Math.max(0, game.value('bottomCost', thing) - game.value('anyKind', seat));
    return [{ area: thing, resource: printed.bottom.resource, cost, worth: bottomWorth(game, seat, thing) }];
  }),
);
const part = (amount: number, cost: number): number => (cost <= 0 ? 0 : Math.max(0, Math.min(1, amount / cost)));

/** Coins that can be expected of all that a seat has. */
export function prospects(game: ScytheGame, seat: Thing, has: Holdings): number {
  const inTime = 1 - Math.exp(-roundsLeft(game) / estimates.bottom.rounds);
  const stock = usesOf(game, seat, theGame).reduce((sum, { resource, cost, worth }) => {
    const amount = has.goods[resource] ?? 0;
    return (
      sum +
      worth * (estimates.bottom.next * part(amount, cost) + estimates.bottom.afterNext * part(amount - cost, cost))
    );
  }, 0);
  return worthOf(game, seat, has) + inTime * stock;
}
interface Standing {
  readonly has: Holdings;
  readonly worth: number;
}
const standing = queries.perRevision<Standing>((game, seat) => {
  const has = holdingsOf(game, seat);
  return { has, worth: prospects(game, seat, has) };
});
export const standingOf = (game: ScytheGame, seat: Thing): Standing => standing(game, seat, theGame);

/** One more of each resource. */
const oneMore = queries.perRevision<readonly number[]>((game, seat) => {
  const { has, worth } = standingOf(game, seat);
  return has.goods.map((amount, i) => prospects(game, seat, { ...has, goods: has.goods.with(i, amount + 1) }) - worth);
});
export const ofResources = (game: ScytheGame, seat: Thing): readonly number[] => oneMore(game, seat, theGame);

/** Resources of any kinds go, one by one, where they are worth most. */
function withAny(game: ScytheGame, seat: Thing, has: Holdings, amount: number): Holdings {
  let held = has;
  for (let left = amount; left > 0; left--) {
    const choices = held.goods.map((there, i) => ({ ...held, goods: held.goods.with(i, there + 1) }));
    const judged = choices.map((one) => ({ one, worth: prospects(game, seat, one) }));
    held = judged.reduce((best, other) => (other.worth > best.worth ? other : best)).one;
  }
  return held;
}
/** Holdings of a seat after a gain; moves and production are valued by their hexes instead. */
export function after(game: ScytheGame, seat: Thing, brought: Brought, has = standingOf(game, seat).has): Holdings {
  const { tracks, pieces } = game.board;
  const added: Holdings = {
    ...has,
    coins: has.coins + brought.coins,
    power: Math.min(tracks.power, has.power + brought.power),
    popularity: Math.max(0, Math.min(tracks.popularity, has.popularity + brought.popularity)),
    cards: has.cards + brought.cards,
    workers: Math.min(pieces.workers, has.workers + brought.workers),
    goods: has.goods.map((amount, i) => amount + (brought.goods[i] ?? 0)),
  };
  const acted = brought.acts.reduce((held, act) => (canGain[act](game, seat) ? withAct(held, act) : held), added);
  return brought.anyGoods > 0 ? withAny(game, seat, acted, brought.anyGoods) : acted;
}
export const ofBrought = (game: ScytheGame, seat: Thing, brought: Brought): number =>
  prospects(game, seat, after(game, seat, brought)) - standingOf(game, seat).worth;

/** The bottom action of an area, from what the seat would have; 0 if it cannot be paid. */
export function ofBottom(game: ScytheGame, seat: Thing, area: Thing, has = standingOf(game, seat).has): number {
  const { printed } = game.area(area);
  if (printed === null) return 0;
  const { resource, does } = printed.bottom;
  const [asks, free] = [game.value('bottomCost', area), game.value('anyKind', seat)];
  const there = has.goods[resource] ?? 0;
  const [paid, other] = [Math.min(asks, there), asks - Math.min(asks, there)];
  if (other > free || has.goods.reduce((sum, amount) => sum + amount, 0) < asks) return 0;
  const less = has.goods.map((amount, i) => (i === resource ? amount - paid : amount));
  const left = { ...has, goods: other === 0 ? less : withoutAny(less, other) };
  const spent = prospects(game, seat, has) - prospects(game, seat, left);
  return bottomWorth(game, seat, area) - spent + endingWith(game, seat, does, has);
}
const withoutAny = (goods: readonly number[], amount: number): readonly number[] => {
  const most = goods.indexOf(Math.max(...goods));
  return goods.with(most, Math.max(0, (goods[most] as number) - amount));
};
/** Whether the last star would come of it. */
function endingWith(game: ScytheGame, seat: Thing, does: BottomKind, has: Holdings): number {
  const { pieces } = game.board;
  if (game.allStars(seat) < pieces.stars - 1) return 0;
  const asks = {
    upgrade: pieces.upgrades,
    deploy: game.content.factions.get(game.factionOf(seat))?.mechs ?? 0,
    build: game.content.structureKinds.length,
    enlist: game.matOf(seat).areas.length,
  }[does];
  return has[countedAs[does]] + 1 === asks ? ofEnding(game, seat, 3) : 0;
}
