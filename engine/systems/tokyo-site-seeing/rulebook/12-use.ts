import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { mayAct, onlyWhoActs } from './acting.ts';
import { call } from './book.ts';
import { enemies, entryOf, isForbidden, outOfReach, saysOfAttacks, saysOfUses, wouldDoNothing } from './targets.ts';
import { useEntry } from './use-entry.ts';

interface Used {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly card: Thing;
  readonly effect: number;
}
interface Aimed extends Used {
  readonly target: Thing;
}

const equipped = (game: TokyoGame, _: object, { by }: Used) => game.equipped(by);
const forbidden = (game: TokyoGame, { by, card, effect }: Used, target: Thing) => {
  const entry = entryOf(game, card, effect);
  return entry === undefined || isForbidden(game, { by, source: card, entry }, target);
};

/** 装備カードの使用 (p.27). */
export const useOffer: Offer<TokyoGame, object, Used> = {
  rule: 'TSS-USE-01',
  do: 'use',
  among: { by: mayAct, card: equipped, effect: (game, _, { card }) => game.design(card).actions.use.plain },
  outside: onlyWhoActs,
  except: {
    'TSS-USE-02': (game, _, { card }) => game.count(card, counter.exhaust) > 0,
    'TSS-USE-01': (game, _, pick) => forbidden(game, pick, -1),
    'TSS-USE-07': (game, _, { by, card, effect }) => {
      const entry = entryOf(game, card, effect);
      return entry !== undefined && wouldDoNothing(game, { by, source: card, entry });
    },
  },
  says: saysOfUses('TSS-USE-01'),
  then: (_, __, { by, card, effect }) => call(useEntry, { by, source: card, effect, target: -1, record: null }),
};

/** Attack with an equipped card (p.30). */
export const useAttackOffer: Offer<TokyoGame, object, Aimed> = {
  rule: 'TSS-BATTLE-02',
  do: 'use',
  among: {
    by: mayAct,
    card: equipped,
    effect: (game, _, { card }) => game.design(card).actions.use.attack,
    target: enemies,
  },
  outside: { ...onlyWhoActs, card: 'TSS-USE-01', target: 'TSS-BATTLE-01' },
  except: {
    'TSS-USE-02': (game, _, { card }) => game.count(card, counter.exhaust) > 0,
    ...outOfReach,
    'TSS-BATTLE-02': (game, _, pick) => forbidden(game, pick, pick.target),
  },
  says: saysOfAttacks('TSS-BATTLE-02'),
  then: (_, __, { by, card, effect, target }) => call(useEntry, { by, source: card, effect, target, record: null }),
};
