import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from '../table/game.ts';
import { mayAct, onlyWhoActs } from './acting.ts';
import { call } from './book.ts';
import { enemies, entryOf, isForbidden, outOfReach, saysOfAttacks, saysOfUses } from './targets.ts';
import { useEntry } from './use-entry.ts';

interface Played {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly card: Thing;
  readonly effect: number;
}
interface Aimed extends Played {
  readonly target: Thing;
}
type Free<P extends { readonly [field: string]: number }> = Offer<TokyoGame, object, P>;

const inHand = (game: TokyoGame, _: object, { by }: Played) => game.hand(by);
const none: readonly number[] = [];
/** Includes unplayable cards, so that `why` can explain. */
const unplayable: readonly number[] = [-1];
const forbidden = (game: TokyoGame, { by, card, effect }: Played, target: Thing) => {
  const entry = entryOf(game, card, effect);
  return entry === undefined || isForbidden(game, { by, source: card, entry }, target);
};

/** カードのプレイ (p.26). */
export const playOffer: Free<Played> = {
  rule: 'TSS-PLAY-01',
  among: {
    by: mayAct,
    card: inHand,
    effect: (game, _, { card }) => {
      const { consumable, actions } = game.design(card);
      return consumable ? actions.play.plain : unplayable;
    },
  },
  outside: onlyWhoActs,
  except: {
    'TSS-PLAY-03': (game, _, { card }) => !game.design(card).consumable,
    'TSS-PLAY-01': (game, _, pick) => forbidden(game, pick, -1),
  },
  says: saysOfUses('TSS-PLAY-01'),
  then: (_, __, { by, card, effect }) => call(useEntry, { by, source: card, effect, target: -1, record: null }),
};

/** Attack with a card in hand (p.30). */
export const playAttackOffer: Free<Aimed> = {
  rule: 'TSS-BATTLE-02',
  do: 'play',
  among: {
    by: mayAct,
    card: inHand,
    effect: (game, _, { card }) => {
      const { consumable, actions } = game.design(card);
      return consumable ? actions.play.attack : unplayable;
    },
    target: enemies,
  },
  near: {
    effect: (game, _, { card }) => (game.design(card).consumable ? game.design(card).actions.play.attack : none),
  },
  outside: { ...onlyWhoActs, card: 'TSS-PLAY-01', target: 'TSS-BATTLE-01' },
  except: {
    'TSS-PLAY-03': (game, _, { card }) => !game.design(card).consumable,
    ...outOfReach,
    'TSS-BATTLE-02': (game, _, pick) => forbidden(game, pick, pick.target),
  },
  says: saysOfAttacks('TSS-BATTLE-02'),
  then: (_, __, { by, card, effect, target }) => call(useEntry, { by, source: card, effect, target, record: null }),
};
