import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { mayTakeFactoryCard } from '../rulebook/factory.ts';
import { workersLeft } from '../rulebook/gaining.ts';
import { harvestOf, yieldOf } from '../rulebook/producing.ts';
import { queries, type ScytheGame } from '../table/game.ts';
import { canStep, fightersAt, stepsFrom } from '../table/movement.ts';
import { counter } from '../table/plan.ts';
import { ofBrought, ofResources } from './bottoms.ts';
import { type Brought, bringing } from './brought.ts';
import { estimates } from './estimates.ts';
import { goodsWorth, ofAttack, territoryWorth } from './fights.ts';
import { roundsLeft } from './prospects.ts';

const { goal, site } = estimates;

const isHex = (game: ScytheGame, place: Thing): boolean => game.layout.sortOf[place] === 'hex';
const hasOthers = (game: ScytheGame, seat: Thing, hex: Thing): boolean =>
  game.at('units', hex).some((unit) => game.ownerOf(unit) !== seat);
const hasOwnStructure = (game: ScytheGame, seat: Thing, hex: Thing): boolean =>
  game.at('structures', hex).some((one) => game.ownerOf(one) === seat);

/** Whether a hex is no longer controlled when so many units leave it. */
const isLeft = (game: ScytheGame, seat: Thing, from: Thing, units: number): boolean =>
  isHex(game, from) &&
  game.at('units', from).filter((unit) => game.ownerOf(unit) === seat).length <= units &&
  !hasOwnStructure(game, seat, from);

/** What a seat gains when this unit comes to a hex. */
function arriving(game: ScytheGame, unit: Thing, hex: Thing): number {
  const seat = game.ownerOf(unit);
  const isCharacter = game.role(unit) === 'character';
  if (hasOthers(game, seat, hex)) {
    if (!game.isFighter(unit)) return 0;
    const joins = isHexOf(game, unit, hex) ? 0 : 1;
    return ofAttack(game, seat, hex, fightersAt(game, seat, hex).length + joins);
  }
  const isNew = game.controllerOf(hex) !== seat;
  const meets = isCharacter && game.count(hex, counter.token) > 0 ? goal.encounter : 0;
  const takes = isCharacter && game.laid.isFactory.has(hex) && mayStillTake(game, seat) ? goal.factoryCard : 0;
  return meets + takes + (isNew ? territoryWorth(game, seat, hex) + goodsWorth(game, seat, hex) : 0);
}
const isHexOf = (game: ScytheGame, unit: Thing, hex: Thing): boolean => game.placeOfPiece(unit) === hex;
const mayStillTake = (game: ScytheGame, seat: Thing): boolean =>
  game.count(seat, counter.factoryUsed) === 0 && game.at('factoryCards').length > 0 && !mayTakeFactoryCard(game, seat);

/** How many steps ahead a goal is seen. */
const sight = 4;
/** How attractive each hex is to a unit, for what is there or can be reached from it. */
const lures = queries.perRevision<ReadonlyMap<Thing, number>>((game, unit) => {
  const worth = new Map<Thing, number>();
  for (const hex of game.hexes) worth.set(hex, Math.max(0, arriving(game, unit, hex)));
  const ways = game.hexes.map(
    (hex) => [hex, stepsFrom(game, unit, hex).filter((to) => canStep(game, unit, to, hex))] as const,
  );
  for (let step = 0; step < sight; step++)
    for (const [hex, near] of ways)
      for (const to of near)
        worth.set(hex, Math.max(worth.get(hex) as number, goal.fading * (worth.get(to) as number)));
  for (const [home, exits] of game.laid.exits)
    worth.set(home, goal.fading * Math.max(0, ...exits.map((hex) => worth.get(hex) ?? 0)));
  return worth;
});
/** Units of a role are drawn alike. */
const oneOf = queries.perRevision((game, unit) => {
  const role = game.role(unit);
  return game.unitsOf(game.ownerOf(unit)).find((one) => game.role(one) === role) ?? unit;
});
const lureOf = (game: ScytheGame, unit: Thing, place: Thing): number =>
  lures(game, oneOf(game, unit, theGame), theGame).get(place) ?? 0;

/** Value of the places that the characters and mechs of a seat could reach. */
export const ofGoalsNear = (game: ScytheGame, seat: Thing): number =>
  game
    .unitsOf(seat)
    .reduce(
      (sum, unit) => sum + (game.isFighter(unit) ? goal.nearer * lureOf(game, unit, game.placeOfPiece(unit)) : 0),
      0,
    );

/** One worker's production on a hex, once. */
const perWorker = queries.perRevision((game, seat, hex) => {
  const resource = yieldOf(game, hex);
  if (resource < 0) return 0;
  if (resource === 0) return Math.max(0, ofBrought(game, seat, bringing({ workers: 1 })));
  const worth = ofResources(game, seat);
  const usual = worth.reduce((sum, one) => sum + one, 0) / Math.max(1, worth.length);
  return ((worth[resource - 1] ?? 0) + usual) / 2;
});
/** Production to come with the workers of a seat where they are, and one of them elsewhere. */
function sites(game: ScytheGame, seat: Thing, from: Thing, to: Thing): number {
  const gains = game.controlled(seat).concat(isHex(game, to) ? [to] : []);
  const at = [...new Set(gains)].map((hex) => {
    const moved = (hex === to ? 1 : 0) - (hex === from ? 1 : 0);
    const amount = harvestOf(game, seat, hex) + (yieldOf(game, hex) < 0 ? 0 : moved);
    const [few, more] = [Math.min(site.few, amount), Math.max(0, amount - site.few)];
    return perWorker(game, seat, hex) * Math.max(0, few + site.more * more);
  });
  const best = at.sort((a, b) => b - a);
  const sum = best.reduce((all, one, i) => all + (i < site.hexes ? one : site.others * one), 0);
  return site.often * Math.min(site.rounds, roundsLeft(game)) * sum;
}
const moved = queries.perRevision((game, worker, to) => {
  const seat = game.ownerOf(worker);
  return sites(game, seat, game.placeOfPiece(worker), to) - sites(game, seat, theGame, theGame);
});
export const sitesOf = queries.perRevision((game, seat) => sites(game, seat, theGame, theGame));

/** A step of a unit: what it gains there and comes nearer to, and what it leaves. */
export const ofMove = queries.perRevision((game, unit, to) => {
  const seat = game.ownerOf(unit);
  const from = game.placeOfPiece(unit);
  const gain = arriving(game, unit, to);
  const left = isLeft(game, seat, from, 1) ? territoryWorth(game, seat, from) : 0;
  const stays = hasOthers(game, seat, to) ? goodsWorth(game, seat, from) * (left > 0 ? 0.5 : 0) : 0;
  const draws = goal.nearer * ((gain > 0.5 ? 0 : lureOf(game, unit, to)) - lureOf(game, unit, from));
  const works = game.role(unit) === 'worker' ? moved(game, unit, to) : 0;
  return gain - left - stays + draws + works - goal.effort;
});
/** The best moves of so many different units. */
export function ofMoves(game: ScytheGame, seat: Thing, units: number): number {
  const best = bestMoves(game, seat, theGame);
  return best.slice(0, units).reduce((sum, one) => sum + one, 0);
}
const bestMoves = queries.perRevision<readonly number[]>((game, seat) =>
  game
    .unitsOf(seat)
    .map((unit) =>
      Math.max(
        0,
        ...stepsFrom(game, unit)
          .filter((to) => canStep(game, unit, to))
          .map((to) => ofMove(game, unit, to)),
      ),
    )
    .sort((a, b) => b - a),
);

const mover = (game: ScytheGame): Thing => game.count(theGame, counter.mover);
const towards = (game: ScytheGame): Thing => game.count(theGame, counter.towards);

/** Units take resources from a hex that they would leave empty, but not into a combat. */
export function ofCarrying(game: ScytheGame, seat: Thing, resource: number, amount: number): number {
  const from = game.placeOfPiece(mover(game));
  const worth = amount * (ofResources(game, seat)[resource - 1] ?? 0);
  if (!isLeft(game, seat, from, 1)) return -worth;
  return hasOthers(game, seat, towards(game)) ? 0.5 * worth : worth;
}
/** A worker is taken where it produces more, but not from a hex that it alone controls. */
export function ofBoarding(game: ScytheGame, seat: Thing, worker: Thing): number {
  const [from, to] = [game.placeOfPiece(mover(game)), towards(game)];
  const left = isLeft(game, seat, from, 2) && !isLeft(game, seat, from, 1) ? territoryWorth(game, seat, from) : 0;
  const danger = hasOthers(game, seat, to) ? 2 : 0;
  return moved(game, worker, to) - left - danger - goal.effort;
}
/** What a hex produces once. */
const harvestGain = (game: ScytheGame, seat: Thing, hex: Thing): Brought => {
  const [resource, amount] = [yieldOf(game, hex), harvestOf(game, seat, hex)];
  if (resource < 0 || amount <= 0) return bringing({});
  if (resource === 0) return bringing({ workers: Math.min(workersLeft(game, seat).length, amount) });
  return bringing({ goods: game.content.resources.map((_, i) => (i === resource - 1 ? amount : 0)) });
};
export const ofHarvest = queries.perRevision((game, seat, hex) => ofBrought(game, seat, harvestGain(game, seat, hex)));
interface Harvest {
  readonly gain: Brought;
  readonly worth: number;
}
const harvests = queries.perRevision<readonly Harvest[]>((game, seat) =>
  game
    .controlled(seat)
    .map((hex) => ({ gain: harvestGain(game, seat, hex), worth: ofHarvest(game, seat, hex) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth),
);
/** What the hexes of a seat produce, the best first. */
export const harvestsOf = (game: ScytheGame, seat: Thing): readonly Harvest[] => harvests(game, seat, theGame);
