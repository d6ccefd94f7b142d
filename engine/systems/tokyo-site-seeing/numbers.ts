import type { RuleId } from '#engine/kernel/next.ts';
import type { AnyNumber, NumberRule } from '#engine/kernel/number.ts';
import type { Thing } from '#engine/kernel/table.ts';
import type { Tokyo } from './table/tokyo.ts';
import { abilities, handSize, sharedHandSize } from './vocabulary.ts';

const number = (
  id: string,
  rule: RuleId,
  base: (game: Tokyo, of: Thing, where: Thing) => number,
): NumberRule<Tokyo> => ({
  id,
  rule,
  floor: 0,
  base,
});

/** Every value that a text can alter. Where it is read, it is computed from its base and what is in force. */
export const numbers: readonly AnyNumber[] = [
  ...abilities.map((ability) => number(ability, 'TSS-COMP-19', (game, pc) => game.count(pc, ability))),
  number('maxHp', 'TSS-COMP-20', (game, pc) => game.count(pc, 'maxHp')),
  // Seven where two PCs share their hand (TSS-SOLO-06)
  number('handSize', 'TSS-ROUND-21', (game, pc) => (game.sharesHand(pc) ? sharedHandSize : handSize)),
  number(
    'moveTarget',
    'TSS-MOVE-02',
    (game, pc, to) => 3 + Math.max(game.troublesIn(game.areaOf(pc)), game.troublesIn(to)),
  ),
  // Into SITE the troubles of the entrance help (p.28)
  number('enterTarget', 'TSS-MOVE-05', (game, pc) => 9 - 2 * game.troublesIn(game.areaOf(pc))),
  // `of` is the buyer: a text makes buying cheaper for somebody
  number('cost', 'TSS-BUY-02', (game, _, card) => game.design(card).cost),
  number('equipTarget', 'TSS-EQUIP-01', (game, _, card) => game.design(card).equip?.target ?? 0),
];

/** The target of a move check of a PC into an area. */
export function targetOfMove(game: Tokyo, pc: Thing, to: Thing): number {
  return game.value(game.isSite(to) ? 'enterTarget' : 'moveTarget', pc, to);
}

/** The HP an enemy has; it can be an amount, as the number of PCs (TSS-COMP-59). */
export function hpOf(game: Tokyo, enemy: Thing): number {
  return game.design(enemy).hp(game, game.scope(-1, enemy));
}
