import { change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import type { TokyoGame } from '../table/game.ts';
import { check } from './07-check.ts';
import { mayAct, onlyWhoActs } from './acting.ts';
import { call, procedure } from './book.ts';

interface Wanted {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly card: Thing;
}

/** カードの購入 (p.28): an economy check against the cost, usually by the buyer. */
export const buyCard = procedure(
  'buyCard',
  ({ by, card, payer }: Wanted & { payer: Thing }) => ({ by, card, payer, target: 0, passed: true }),
  ({ step }) => ({
    cost: step('TSS-BUY-07', (game, my) => {
      const cost = game.value('cost', my.by, my.card);
      return change('purchase', { by: my.by, card: my.card, way: 'check', base: cost, amount: cost }, 'target');
    }),
    check: step('TSS-BUY-02', (_, my) =>
      call(check, { by: my.payer, ability: 'economy', target: my.target, object: -1 }, 'passed'),
    ),
    take: step('TSS-BUY-04', (_, my): Next => (my.passed ? change('buy', { by: my.by, card: my.card }) : undefined)),
  }),
);

export const buyOffer: Offer<TokyoGame, object, Wanted> = {
  rule: 'TSS-BUY-01',
  among: { by: mayAct, card: (game) => game.slotCards() },
  outside: onlyWhoActs,
  near: { card: (game, _, { by }) => game.visibleIn(game.areaOf(by)) },
  except: {
    'TSS-BUY-11': (game, _, { card }) => !game.isMarketCard(card),
    'TSS-BUY-01': (game, _, { by, card }) => game.areaOfCard(card) !== game.areaOf(by),
    'TSS-PRIO-01': (game, _, { card }) => !game.permits('buy', card, true),
    'TSS-BUY-05': (game, _, { card }) => game.isCovered(card),
  },
  then: (_, __, { by, card }) => call(buyCard, { by, card, payer: by }),
};

export const buyProcedures = [buyCard];
