import type { Pick } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { cardFields } from '../table/card-fields.ts';
import { queries, type ScytheGame } from '../table/game.ts';
import { fightersAt } from '../table/movement.ts';
import { counter } from '../table/plan.ts';
import { after, ofResources, prospects, standingOf } from './bottoms.ts';
import { bringing } from './brought.ts';
import { estimates } from './estimates.ts';
import { holdingsOf, ofEnding, rowFor, timeLeft } from './prospects.ts';

const { combat } = estimates;

const others = (game: ScytheGame, seat: Thing, hex: Thing): readonly Thing[] =>
  game.at('units', hex).filter((unit) => game.ownerOf(unit) !== seat);
const dialOf = (game: ScytheGame, seat: Thing): number => Math.min(game.board.tracks.dial, game.power(seat));

/** The sum that another seat can be expected to show; how many cards it holds is not asked while that is secret. */
function usualSum(game: ScytheGame, seat: Thing, hex: Thing): number {
  const fighters = game.value('combatCards', seat, Math.max(1, fightersAt(game, seat, hex).length));
  const cards =
    game.count(theGame, counter.battle) > 0
      ? fighters * combat.used
      : Math.min(fighters, game.at('hand', seat).length * combat.used);
  return combat.dial * dialOf(game, seat) + combat.card * cards;
}
const chance = (sum: number, against: number): number => 1 / (1 + Math.exp((against - sum) / combat.doubt));

/** The chance of a seat that attacks with so many fighters. */
function chanceOfAttack(game: ScytheGame, seat: Thing, hex: Thing, fighters: number): number {
  const [other] = others(game, seat, hex).filter((unit) => game.isFighter(unit));
  if (other === undefined) return 1;
  const hand = game
    .at('hand', seat)
    .map((card) => game.design(card, 'combatCard').power)
    .sort((a, b) => b - a)
    .slice(0, game.value('combatCards', seat, fighters));
  const own = combat.own * dialOf(game, seat) + hand.reduce((sum, power) => sum + power, 0);
  return chance(own + combat.tie, usualSum(game, game.ownerOf(other), hex));
}
/** What the star of a combat is worth. */
function ofStar(game: ScytheGame, seat: Thing): number {
  if (game.stars(seat, 'combat') >= game.board.pieces.combatStars) return 0;
  const star = rowFor(game, seat).star + estimates.star.tempo;
  return game.allStars(seat) + 1 >= game.board.pieces.stars ? star + ofEnding(game, seat, star) : star;
}
export const goodsWorth = (game: ScytheGame, seat: Thing, hex: Thing): number =>
  ofResources(game, seat).reduce((sum, worth, i) => sum + worth * game.goodsOn(hex, i), 0);
/** A territory more or less. */
export const territoryWorth = queries.perRevision((game, seat, hex) => {
  const { has, worth } = standingOf(game, seat);
  const many = game.laid.isFactory.has(hex) ? 3 : 1;
  return prospects(game, seat, { ...has, territories: has.territories + many }) - worth;
});
const popularityLost = (game: ScytheGame, seat: Thing, amount: number): number => {
  const { worth } = standingOf(game, seat);
  return worth - prospects(game, seat, after(game, seat, bringing({ popularity: -amount })));
};
/** What the winner of a hex gains there. */
function stakeOf(game: ScytheGame, seat: Thing, hex: Thing): number {
  const workers = others(game, seat, hex).filter((unit) => !game.isFighter(unit)).length;
  return (
    ofStar(game, seat) +
    territoryWorth(game, seat, hex) +
    goodsWorth(game, seat, hex) +
    combat.drivenHome * (1 + workers) -
    popularityLost(game, seat, workers)
  );
}
/** What a seat can expect of entering a hex with units of others, with so many fighters there in all. */
export function ofAttack(game: ScytheGame, seat: Thing, hex: Thing, fighters: number): number {
  const there = others(game, seat, hex);
  if (there.every((unit) => !game.isFighter(unit)))
    return (
      territoryWorth(game, seat, hex) +
      goodsWorth(game, seat, hex) +
      combat.drivenHome * there.length -
      popularityLost(game, seat, there.length)
    );
  const wins = chanceOfAttack(game, seat, hex, fighters);
  const spent = combat.spent * dialOf(game, seat) * timeLeft(game) + combat.least;
  return wins * stakeOf(game, seat, hex) - ((1 - wins) * combat.wayBack * (1 + fighters)) / 2 - spent;
}

/** A combat that has come about. */
export const ofAttackAt = (game: ScytheGame, seat: Thing, hex: Thing): number =>
  ofAttack(game, seat, hex, fightersAt(game, seat, hex).length);

/** Power and cards against what is at stake; what the other seat holds or has sealed plays no part. */
export function ofDial(game: ScytheGame, seat: Thing, pick: Pick): number {
  const hex = game.count(theGame, counter.battle);
  const attacker = game.count(theGame, counter.attacker);
  const other = seat === attacker ? game.count(theGame, counter.defender) : attacker;
  const used = cardFields.flatMap((field) => (pick[field] === undefined ? [] : [pick[field] as Thing]));
  const dial = pick['amount'] ?? 0;
  const sum = dial + used.reduce((all, card) => all + game.design(card, 'combatCard').power, 0);
  const wins = chance(sum + (seat === attacker ? combat.tie : -combat.tie), usualSum(game, other, hex));
  const has = holdingsOf(game, seat);
  const left = { ...has, power: has.power - dial, cards: has.cards - used.length };
  const cost = prospects(game, seat, has) - prospects(game, seat, left);
  const harm = combat.wayBack + (seat === attacker ? 0 : territoryWorth(game, seat, hex) + goodsWorth(game, seat, hex));
  return wins * (stakeOf(game, seat, hex) + harm) - cost + (sum > 0 ? 0.3 * (1 - wins) : 0) - 0.02 * used.length;
}
