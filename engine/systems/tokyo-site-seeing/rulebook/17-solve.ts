import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Offer } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { query, slots } from '../table/cached-query.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { check } from './07-check.ts';
import { solvedByCheck } from './18-solved.ts';
import { siteFailed, sitePassed } from './23-site.ts';
import { mayAct, onlyWhoActs } from './acting.ts';
import { call, procedure } from './book.ts';

interface Solving {
  readonly [field: string]: number;
  readonly by: Thing;
  readonly card: Thing;
}

/** カードの解決 (p.29) by a check with the printed ability. */
const solveCard = procedure(
  'solveCard',
  ({ by, card }: Solving) => ({ by, card, passed: false }),
  ({ step }) => ({
    check: step('TSS-SOLVE-05', (game, my): Next => {
      const { solve } = game.design(my.card);
      if (solve?.by !== 'check') return undefined;
      const target = solve.target(game, game.scope(my.by, my.card));
      return call(check, { by: my.by, ability: solve.ability, target, object: -1 }, 'passed');
    }),
    solved: step('TSS-SOLVE-06', (game, my): Next => {
      if (!my.passed) return undefined;
      const solved = { card: my.card, by: my.by };
      return my.card === game.explored ? call(sitePassed, solved) : call(solvedByCheck, solved);
    }),
    // One check by one PC resolves the card (p.33)
    failed: step(
      'TSS-SITE-10',
      (game, my): Next => (my.passed || my.card !== game.explored ? undefined : call(siteFailed, { card: my.card })),
    ),
  }),
);

const unsolved = query({ places: slots }, (game) =>
  [...game.slotCards(), ...game.at('exploration')].filter((card) => !game.isMarketCard(card)),
);

export const solveOffer: Offer<TokyoGame, object, Solving> = {
  rule: 'TSS-SOLVE-01',
  among: { by: mayAct, card: unsolved },
  outside: onlyWhoActs,
  near: { card: (game, _, { by }) => game.visibleIn(game.areaOf(by)) },
  except: {
    'TSS-SOLVE-01': (game, _, { by, card }) => game.areaOfCard(card) !== game.areaOf(by),
    'TSS-SOLVE-03': (game, _, { card }) => game.isCovered(card),
    'TSS-BATTLE-01': (game, _, { card }) => game.isEnemy(card),
    'TSS-SITE-36': (game, _, { by, card }) => card === game.explored && game.count(by, counter.passed) === 1,
    'TSS-SOLVE-02': (game, _, { card }) => game.design(card).solve === null,
  },
  then: (_, __, pick) => call(solveCard, pick),
};

export const solveProcedures = [solveCard];
