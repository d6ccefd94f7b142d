import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { AbilityEntry } from '#engine/library/abilities/entry.ts';
import { scoreOf } from '../contract/outcome.ts';
import type { BottomKind } from '../formats/mats.ts';
import type { ScytheGame } from '../table/game.ts';
import { broughtByWay, outlookOf } from './areas.ts';
import { bottomWorth, ofBrought, prospects, standingOf, withAct } from './bottoms.ts';
import { broughtBy } from './brought.ts';
import { estimates } from './estimates.ts';
import { ofEnding, roundsLeft, rowFor, timeLeft } from './prospects.ts';

const ofAct = (game: ScytheGame, seat: Thing, act: BottomKind): number => {
  const { has, worth } = standingOf(game, seat);
  return prospects(game, seat, withAct(has, act)) - worth;
};

/** The higher number of the way, and the lower cost of the area. */
export function ofUpgrade(game: ScytheGame, seat: Thing, way: Thing, area: Thing): number {
  const { value, upgraded } = game.way(way).printed;
  const worth = (number: number) => outlookOf(game, seat, broughtByWay(game, way, number)).worth;
  const cost = game.value('bottomCost', area);
  const cheaper = cost <= 1 ? 0 : bottomWorth(game, seat, area) * (1 / (cost - 1) - 1 / cost);
  return (
    ofAct(game, seat, 'upgrade') + roundsLeft(game) * estimates.choice.way * (worth(upgraded) - worth(value) + cheaper)
  );
}

/** Approximate value of the numbers and permissions that texts change; triggers count as `other`. */
const abilities: { readonly [word: string]: number } = {
  ...{ steps: 4, crossRivers: 3, tunnel: 2, enterLakes: 1 },
  ...{ combatCards: 1, winTies: 0.5, workersCost: 0.5, retreatNear: 0.5 },
};
const other = 1;
const ofEntry = ({ standing, pattern }: AbilityEntry): number =>
  pattern === null ? standing.reduce((sum, { number }) => sum + (abilities[number] ?? other), 0) : other;

export function ofDeploying(game: ScytheGame, seat: Thing, unit: Thing, hex: Thing): number {
  const ability = game.kind(unit).entries.reduce((sum, entry) => sum + ofEntry(entry), 0);
  const workers = game.at('units', hex).filter((one) => game.role(one) === 'worker').length;
  return ofAct(game, seat, 'deploy') + timeLeft(game) * ability + 0.1 * workers;
}

/** The game as if a structure stood there. */
const supposing = (game: ScytheGame, seat: Thing, structure: Thing, hex: Thing): ScytheGame =>
  Object.create(game, {
    structuresOf: {
      value: (one: Thing) => (one === seat ? [...game.structuresOf(one), structure] : game.structuresOf(one)),
    },
    placeOfPiece: { value: (piece: Thing) => (piece === structure ? hex : game.placeOfPiece(piece)) },
  }) as ScytheGame;
/** What the tile pays in addition. A structure keeps control of a hex when units leave it. */
export function ofBuilding(game: ScytheGame, seat: Thing, structure: Thing, hex: Thing): number {
  const supposed = supposing(game, seat, structure, hex);
  const more = scoreOf(supposed, seat).structures - scoreOf(game, seat).structures;
  return ofAct(game, seat, 'build') + more;
}

/** The one-time bonus now, and a bonus whenever the action is taken here or next to the seat. */
export function ofEnlisting(game: ScytheGame, seat: Thing, area: Thing, onceBonus: number): number {
  const once = game.content.onceBonuses[onceBonus - 1];
  const scope = game.scope(seat, area);
  const now = once === undefined ? 0 : ofBrought(game, seat, broughtBy(game, once.block, scope));
  const bonus = game.area(area).printed?.bottom.bonus ?? '';
  const later = roundsLeft(game) * estimates.choice.bonus * ofBrought(game, seat, broughtBy(game, bonus, scope));
  return ofAct(game, seat, 'enlist') + now + later;
}

/** Before anything else, as it costs nothing; not if it ends a game that would be lost. */
export function ofReveal(game: ScytheGame, seat: Thing): number {
  const isLast = game.allStars(seat) >= game.board.pieces.stars - 1;
  return isLast && ofEnding(game, seat, rowFor(game, seat).star) < 0 ? -1 : estimates.choice.reveal;
}
