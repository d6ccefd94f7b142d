import type { Judge } from '#engine/kernel/contract/system.ts';
import type { Option } from '#engine/kernel/decisions/decision.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { ScytheGame } from '../table/game.ts';
import { ofArea, ofResourceNow, ofTop, ofTopCard, outlookOf } from './areas.ts';
import { ofBottom } from './bottoms.ts';
import { broughtBy, paidFor, together } from './brought.ts';
import { ofBuilding, ofDeploying, ofEnlisting, ofReveal, ofUpgrade } from './choices.ts';
import { estimates } from './estimates.ts';
import { ofAttackAt, ofDial } from './fights.ts';
import { ofBoarding, ofCarrying, ofHarvest, ofMove, ofMoves } from './moves.ts';
import { position } from './position.ts';

function ofOption(game: ScytheGame, seat: Thing, encounter: Thing, option: number): number {
  const chosen = game.design(encounter, 'encounter').options[option - 1];
  if (chosen === undefined) return 0;
  const character = game.unitsOf(seat).find((unit) => game.role(unit) === 'character');
  const target = character === undefined ? -1 : game.placeOfPiece(character);
  const brought = broughtBy(game, chosen.block, game.scope(seat, encounter, { target }));
  return outlookOf(game, seat, together(paidFor(chosen.cost), brought)).worth;
}

function option(game: ScytheGame, { do: word, pick }: Option): number {
  const by = (pick['by'] ?? 0) as Thing;
  const { area = 0, unit = 0, hex = 0, to = 0, amount = 0, resource = 0, way = 0, factoryCard = 0 } = pick;
  switch (word) {
    case 'area':
      return ofArea(game, by, area);
    case 'top':
      return ofTop(game, by, way);
    case 'topCard':
      return ofTopCard(game, by, factoryCard);
    case 'bottom':
      return game.area(area).printed === null ? ofMoves(game, by, 1) : ofBottom(game, by, area);
    case 'move':
      return ofMove(game, unit, to);
    case 'carry':
      return ofCarrying(game, by, resource, amount);
    case 'board':
      return ofBoarding(game, by, unit);
    case 'produce':
      return ofHarvest(game, by, hex);
    case 'put':
      return ofResourceNow(game, by, resource - 1) + 0.02 * game.at('units', hex).length;
    case 'upgrade':
      return ofUpgrade(game, by, way, area);
    case 'deploy':
      return ofDeploying(game, by, unit, hex);
    case 'build':
      return ofBuilding(game, by, pick['structure'] as Thing, hex);
    case 'enlist':
      return ofEnlisting(game, by, area, pick['onceBonus'] ?? 0);
    case 'attack':
      return ofAttackAt(game, by, hex);
    case 'dial':
      return ofDial(game, by, pick);
    case 'option':
      return ofOption(game, by, pick['encounter'] as Thing, pick['option'] ?? 0);
    case 'takeCard':
      return 1 + estimates.choice.cardUses * ofTopCard(game, by, factoryCard);
    case 'take':
      return amount;
    case 'pay':
      return amount - 0.1 * game.at('units', pick['target'] as Thing).length;
    case 'retreat':
      return to === game.homeOf(by) ? 0 : 1;
    case 'reveal':
      return ofReveal(game, by);
    case 'asPrinted':
      return 1;
    case 'instead':
      return -(pick['resource'] ?? 0);
    case 'choose':
      return 1 - 0.1 * (pick['option'] ?? 0);
    default:
      return 0;
  }
}

/** From what the seat sees. */
export const judge: Judge<ScytheGame> = {
  ends: ['skip', 'done', 'leave', 'go'],
  passes: ['skip', 'done', 'leave', 'go', 'decline'],
  // Not the area and its top action: what they are good for shows only after more rounds
  weighed: [
    ...['move', 'option', 'dial', 'attack', 'takeCard', 'topCard'],
    ...['upgrade', 'deploy', 'build', 'enlist'],
  ],
  option,
  position,
};
