import type { AnyNumber, NumberRule } from '#engine/kernel/numbers/number.ts';
import type { RuleId } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/table.ts';
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

/** Every value that a text can alter. Where it is read, it is computed from its base and what is in force. */
export const numbers: readonly AnyNumber[] = [
  ...abilities.map((ability) => number(ability, 'TSS-COMP-19', (game, pc) => game.count(pc, counter[ability]))),
  number('maxHp', 'TSS-COMP-20', (game, pc) => game.count(pc, counter.maxHp)),
  // Seven where two PCs share their hand (TSS-SOLO-06)
  number('handSize', 'TSS-ROUND-21', (game, pc) => (game.sharesHand(pc) ? sharedHandSize : handSize)),
  number('moveTarget', 'TSS-MOVE-02', (game, pc, to) => moveBase(game, game.areaOf(pc), to)),
  // Into SITE the troubles of the entrance help (p.28)
  number('enterTarget', 'TSS-MOVE-05', (game, _, entrance) => enterBase(game, entrance)),
  // What a vehicle gives whoever drives it; on foot the vehicle is -1
  number('moveAreas', 'TSS-MOVE-10', (game, pc, vehicle) => ofVehicle(game, pc, vehicle, 'areas') ?? 1),
  number('moveBonus', 'TSS-MOVE-10', (game, pc, vehicle) => ofVehicle(game, pc, vehicle, 'bonus') ?? 0),
  // PCs on board, the driver among them: followers take no seat
  number('capacity', 'TSS-MOVE-12', (game, pc, vehicle) => ofVehicle(game, pc, vehicle, 'capacity') ?? 1),
  // `of` is the buyer: a text makes buying cheaper for somebody
  number('cost', 'TSS-BUY-02', (game, _, card) => game.design(card).cost),
  number('equipTarget', 'TSS-EQUIP-01', (game, _, card) => game.design(card).equip?.target ?? 0),
];

/** The target of a move between two normal areas, before any text alters it. */
export function moveBase(game: TokyoGame, from: Thing, to: Thing): number {
  return moveAcross + Math.max(game.troublesIn(from), game.troublesIn(to));
}
/** The target of a move into SITE by way of an entrance, before any text alters it. */
export function enterBase(game: TokyoGame, entrance: Thing): number {
  return enterSite.target - enterSite.lessForTrouble * game.troublesIn(entrance);
}

function ofVehicle(game: TokyoGame, pc: Thing, vehicle: Thing, what: keyof Vehicle): number | undefined {
  return vehicle < 0 ? undefined : game.design(vehicle).vehicle?.[what](game, game.scope(pc, vehicle));
}

/** The target of a move check of a PC from where it stands, by way of a normal area or into it. */
export function targetOfMove(game: TokyoGame, pc: Thing, to: Thing): number {
  return game.value('moveTarget', pc, to);
}
/** The target of a move check into SITE by way of an entrance. */
export function targetOfEntering(game: TokyoGame, pc: Thing, entrance: Thing): number {
  return game.value('enterTarget', pc, entrance);
}

/**
 * The damage tokens a PC can hold: its printed maximum with all that raises it. What lowers it takes no tokens off
 * (TSS-DOWN-10).
 */
export function mostDamageOf(game: TokyoGame, pc: Thing): number {
  let most = game.count(pc, counter.maxHp);
  for (const { layer, amount } of game.texts.modifiersOf(game, 'maxHp', pc))
    if (layer === 'add' && amount > 0) most += amount;
  return Math.max(most, game.value('maxHp', pc));
}

/** The HP an enemy has; it can be an amount, as the number of PCs (TSS-COMP-59). */
export function hpOf(game: TokyoGame, enemy: Thing): number {
  return game.design(enemy).hp(game, game.scope(-1, enemy));
}
