import type { AnyNumber, NumberRule } from '#engine/kernel/numbers/number.ts';
import type { RuleId } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { abilities, enterSite, handSize, moveAcross, sharedHandSize } from '../basics/vocabulary.ts';
import type { Vehicle } from '../content/content.ts';
import type { TokyoGame } from './game.ts';
import { counter } from './numbered.ts';

const number = (
  id: string,
  rule: RuleId,
  base: (game: TokyoGame, of: Thing, where: Thing) => number,
): NumberRule<TokyoGame> => ({
  id,
  rule,
  floor: 0,
  base,
});

export const numbers: readonly AnyNumber[] = [
  ...abilities.map((ability) => number(ability, 'TSS-COMP-19', (game, pc) => game.count(pc, counter[ability]))),
  number('maxHp', 'TSS-COMP-20', (game, pc) => game.count(pc, counter.maxHp)),
  // Seven for a shared hand (TSS-SOLO-06)
  number('handSize', 'TSS-ROUND-21', (game, pc) => (game.sharesHand(pc) ? sharedHandSize : handSize)),
  number('moveTarget', 'TSS-MOVE-02', (game, pc, to) => moveBase(game, game.areaOf(pc), to)),
  // Troubles at the entrance help (p.28)
  number('enterTarget', 'TSS-MOVE-05', (game, _, entrance) => enterBase(game, entrance)),
  // On foot, `vehicle` is -1
  number('moveAreas', 'TSS-MOVE-10', (game, pc, vehicle) => ofVehicle(game, pc, vehicle, 'areas') ?? 1),
  number('moveBonus', 'TSS-MOVE-10', (game, pc, vehicle) => ofVehicle(game, pc, vehicle, 'bonus') ?? 0),
  // PCs on board, driver included; followers take no seat
  number('capacity', 'TSS-MOVE-12', (game, pc, vehicle) => ofVehicle(game, pc, vehicle, 'capacity') ?? 1),
  // `of`: the buyer
  number('cost', 'TSS-BUY-02', (game, _, card) => game.design(card).cost),
  number('equipTarget', 'TSS-EQUIP-01', (game, _, card) => game.design(card).equip?.target ?? 0),
];

export function moveBase(game: TokyoGame, from: Thing, to: Thing): number {
  return moveAcross + Math.max(game.troublesIn(from), game.troublesIn(to));
}
export function enterBase(game: TokyoGame, entrance: Thing): number {
  return enterSite.target - enterSite.lessForTrouble * game.troublesIn(entrance);
}

function ofVehicle(game: TokyoGame, pc: Thing, vehicle: Thing, what: keyof Vehicle): number | undefined {
  return vehicle < 0 ? undefined : game.design(vehicle).vehicle?.[what](game, game.scope(pc, vehicle));
}

export function targetOfMove(game: TokyoGame, pc: Thing, to: Thing): number {
  return game.value('moveTarget', pc, to);
}
export function targetOfEntering(game: TokyoGame, pc: Thing, entrance: Thing): number {
  return game.value('enterTarget', pc, entrance);
}

/** Damage tokens a PC can hold: printed maximum plus increases; reductions remove no tokens (TSS-DOWN-10). */
export function mostDamageOf(game: TokyoGame, pc: Thing): number {
  let most = game.count(pc, counter.maxHp);
  for (const { layer, amount } of game.texts.modifiersOf(game, 'maxHp', pc))
    if (layer === 'add' && amount > 0) most += amount;
  return Math.max(most, game.value('maxHp', pc));
}

/** May depend on the number of PCs (TSS-COMP-59). */
export function hpOf(game: TokyoGame, enemy: Thing): number {
  return game.design(enemy).hp(game, game.scope(-1, enemy));
}
