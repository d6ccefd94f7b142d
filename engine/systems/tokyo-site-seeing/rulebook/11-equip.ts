import { change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { equipmentSlots } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { check } from './07-check.ts';
import { mayAct, onlyWhoActs } from './acting.ts';
import { call, procedure } from './book.ts';

interface Held {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly card: Thing;
}

const isArtifact = (game: TokyoGame, card: Thing): boolean => game.design(card).kind === 'artifact';

/** カードの装備 (p.26): a check with the printed ability. */
const equipCard = procedure(
  'equipCard',
  ({ by, card }: Held) => ({ by, card, passed: true }),
  ({ step }) => ({
    check: step('TSS-EQUIP-01', (game, my): Next => {
      const { equip } = game.design(my.card);
      if (equip === null) return undefined;
      const target = game.value('equipTarget', my.by, my.card);
      return call(check, { by: my.by, ability: equip.ability, target, object: my.card }, 'passed');
    }),
    equip: step('TSS-EQUIP-02', (_, my) => (my.passed ? change('equip', { by: my.by, card: my.card }) : undefined)),
  }),
);

export const equipOffer: Offer<TokyoGame, object, Held> = {
  rule: 'TSS-EQUIP-01',
  among: { by: mayAct, card: (game, _, { by }) => game.hand(by) },
  outside: onlyWhoActs,
  except: {
    'TSS-EQUIP-01': (game, _, { card }) => !game.design(card).equipment,
    'TSS-EQUIP-03': (game, _, { by }) => game.equipped(by).length >= equipmentSlots,
  },
  then: (_, __, pick) => call(equipCard, pick),
};

export const dropOffer: Offer<TokyoGame, object, Held> = {
  rule: 'TSS-EQUIP-07',
  among: { by: mayAct, card: (game, _, { by }) => game.equipped(by) },
  outside: onlyWhoActs,
  except: {
    'TSS-EQUIP-08': (game, _, { card }) => isArtifact(game, card) && !game.permits('drop', card, false),
    'TSS-PRIO-01': (game, _, { card }) => !game.permits('drop', card, true),
    'TSS-EQUIP-09': (game, _, { card }) => game.isLocked(card),
  },
  then: (_, __, { by, card }) => change('unequip', { by, card }),
};

/** Whether a text can remove it: no artifacts (TSS-REWARD-13), no locked cards. */
export function canLeave(game: TokyoGame, card: Thing): boolean {
  const isEquipped = game.isCard(card) && game.isEquipped(card);
  return isEquipped && !isArtifact(game, card) && !game.isLocked(card);
}

export const equipProcedures = [equipCard];
