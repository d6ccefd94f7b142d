import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { mayAct, onlyWhoActs } from './acting.ts';
import { call } from './book.ts';
import { enemies, entryOf, isForbidden, outOfReach, saysOfAttacks, saysOfUses, wouldDoNothing } from './targets.ts';
import { useEntry } from './use-entry.ts';

interface Asked {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly bot: Thing;
  readonly effect: number;
}
interface Aimed extends Asked {
  readonly target: Thing;
}

/** Triggered BOT texts are interrupts (TSS-BOT-13); the rest are actions of any PC. */
const bots = (game: TokyoGame) => game.bots;
const isExhausted = (game: TokyoGame, bot: Thing) => game.count(bot, counter.exhaust) > 0;
const forbidden = (game: TokyoGame, { by, bot, effect }: Asked, target: Thing) => {
  const entry = entryOf(game, bot, effect);
  return entry === undefined || isForbidden(game, { by, source: bot, entry }, target);
};

/** BOTカード使用 (p.27). */
export const useBotOffer: Offer<TokyoGame, object, Asked> = {
  rule: 'TSS-BOT-01',
  among: { by: mayAct, bot: bots, effect: (game, _, { bot }) => game.bot(bot).actions.use.plain },
  outside: onlyWhoActs,
  except: {
    'TSS-BOT-03': (game, _, { bot }) => isExhausted(game, bot),
    'TSS-BOT-01': (game, _, pick) => forbidden(game, pick, -1),
    'TSS-USE-07': (game, _, { by, bot, effect }) => {
      const entry = entryOf(game, bot, effect);
      return entry !== undefined && wouldDoNothing(game, { by, source: bot, entry });
    },
  },
  says: saysOfUses('TSS-BOT-01'),
  then: (_, __, { by, bot, effect }) => call(useEntry, { by, source: bot, effect, target: -1, record: null }),
};

/** Counterattack and reward are the using PC's. */
export const useBotAttackOffer: Offer<TokyoGame, object, Aimed> = {
  rule: 'TSS-BOT-11',
  do: 'useBot',
  among: {
    by: mayAct,
    bot: bots,
    effect: (game, _, { bot }) => game.bot(bot).actions.use.attack,
    target: enemies,
  },
  outside: { ...onlyWhoActs, target: 'TSS-BATTLE-01' },
  except: {
    'TSS-BOT-03': (game, _, { bot }) => isExhausted(game, bot),
    ...outOfReach,
    'TSS-BOT-01': (game, _, pick) => forbidden(game, pick, pick.target),
  },
  says: saysOfAttacks('TSS-BOT-01'),
  then: (_, __, { by, bot, effect, target }) => call(useEntry, { by, source: bot, effect, target, record: null }),
};
