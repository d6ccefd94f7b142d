import { change } from '#engine/kernel/procedures/next.ts';
import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { rarities } from '../basics/vocabulary.ts';
import { query } from '../table/cached-query.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { mayAct, onlyWhoActs } from './acting.ts';
import { call, procedure } from './book.ts';

interface Offered {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly card: Thing;
}

const isStarter = (game: TokyoGame, card: Thing) => game.design(card).rarity === rarities.indexOf('starter');

const notAlone = query({ counters: [counter.area, counter.finished] }, (game) =>
  mayAct(game).filter((pc) => game.pcsIn(game.areaOf(pc)).length > 1),
);
/** PCs in the area, SITE included, with a hand of their own (TSS-SWAP-04). */
function partners(game: TokyoGame, by: Thing): readonly Thing[] {
  return game.pcsIn(game.areaOf(by)).filter((pc) => game.handOf(pc) !== game.handOf(by));
}
const inReturn = (game: TokyoGame, by: Thing) =>
  partners(game, by).flatMap((pc) =>
    game
      .hand(pc)
      .filter((card) => !isStarter(game, card))
      .map((card) => ({ pc, card })),
  );

/** 手札の交換 (p.34): one for one, repeatable. */
const swapCards = procedure(
  'swap',
  ({ by, card }: Offered) => ({ by, card }),
  ({ choose, offer }) => ({
    inReturn: choose('TSS-SWAP-02', {
      choose: offer('TSS-SWAP-02', {
        fields: ['pc', 'card'],
        among: (game, my) => inReturn(game, my.by),
        then: (_, my, { pc, card }) => [
          change('give', { by: my.by, card: my.card, to: pc }),
          change('give', { by: pc, card, to: my.by }),
        ],
      }),
    }),
  }),
);

export const swapOffer: Offer<TokyoGame, object, Offered> = {
  rule: 'TSS-SWAP-01',
  among: { by: mayAct, card: (game, _, { by }) => [...game.hand(by), ...game.equipped(by)] },
  outside: onlyWhoActs,
  near: { by: notAlone, card: (game, _, { by }) => game.hand(by) },
  except: {
    'TSS-SWAP-03': (game, _, { by, card }) => isStarter(game, card) || game.equipped(by).includes(card),
    'TSS-SWAP-01': (game, _, { by }) => partners(game, by).length === 0,
    'TSS-SWAP-02': (game, _, { by }) =>
      partners(game, by).every((pc) => game.hand(pc).every((card) => isStarter(game, card))),
  },
  then: (_, __, pick) => call(swapCards, pick),
};

export const swapProcedures = [swapCards];
