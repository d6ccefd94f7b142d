import { change, finish, goto, later, type Next, type RecordEdit } from '#engine/kernel/procedures/next.ts';
import { always } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { type Ability, helpPerCheck, sharedCardsPerCheck } from '../basics/vocabulary.ts';
import type { TokyoGame } from '../table/game.ts';
import { counter } from '../table/numbered.ts';
import { placeTrouble, takeTrouble } from './03-troubles.ts';
import { call, procedure } from './book.ts';

interface Checking {
  readonly by: Thing;
  readonly ability: Ability;
  readonly target: number;
  readonly bonus?: number;
  /** Card in question, which cannot pay for itself. -1: none. */
  readonly object: Thing;
}

/** The drawn trouble adds its AP now and is placed after the action. Result: the AP. */
const drawForCheck = procedure(
  'drawForCheck',
  ({ by }: { by: Thing }) => ({ by, card: null as Thing | null }),
  ({ step }) => ({
    draw: step('TSS-CHECK-06', (_, my) => call(takeTrouble, { pc: my.by, why: 'check' }, 'card')),
    place: step('TSS-CHECK-10', (_, my) =>
      my.card === null ? undefined : later('drawn', call(placeTrouble, { pc: my.by, card: my.card })),
    ),
    add: step('TSS-CHECK-06', (game, my) => finish(my.card === null ? 0 : game.design(my.card).ap)),
  }),
);

/** 行為判定 (p.22). Result: whether it passed. */
export const check = procedure(
  'check',
  ({ by, ability, target, bonus = 0, object }: Checking) => ({
    by,
    ability,
    target,
    bonus,
    object,
    added: 0,
    edits: [] as readonly RecordEdit[],
    cards: 0,
    drawn: 0,
    draws: 0,
    helped: 0,
  }),
  ({ step, choose, offer }) => ({
    compare: step('TSS-CHECK-03', (game, my): Next => (reached(game, my) ? goto('passed') : undefined)),
    add: choose('TSS-CHECK-07', {
      addCard: offer('TSS-CHECK-04', {
        among: { by: (_, my) => [my.by], card: (game, my) => game.hand(my.by) },
        except: {
          'TSS-CHECK-14': (_, my, { card }) => card === my.object,
          'TSS-CHECK-17': (game, my) => my.cards >= sharedCardsPerCheck && game.sharesHand(my.by),
        },
        then: (game, my, { card }) => {
          my.cards++;
          add(my, { amount: game.design(card).ap, rule: 'TSS-CHECK-04', card });
          return [change('discard', { by: my.by, card }), goto('compare')];
        },
      }),
      addToken: offer('TSS-CHECK-05', {
        among: { by: (game, my) => (game.count(my.by, counter.ap) > 0 ? [my.by] : []) },
        then: (_, my) => {
          add(my, { amount: 1, rule: 'TSS-CHECK-05' });
          return [change('spendAp', { by: my.by, amount: 1 }), goto('compare')];
        },
      }),
      help: offer('TSS-CHECK-09', {
        among: { by: (game, my) => game.pcs.filter((pc) => pc !== my.by && game.count(pc, counter.ap) > 0) },
        except: { 'TSS-CHECK-09': (_, my) => my.helped >= helpPerCheck },
        then: (_, my, { by }) => {
          my.helped++;
          add(my, { amount: 1, rule: 'TSS-CHECK-09', by });
          return [change('spendAp', { by, amount: 1 }), goto('compare')];
        },
      }),
      drawTrouble: offer('TSS-CHECK-06', {
        among: { by: (_, my) => [my.by] },
        except: { 'TSS-CHECK-06': (game, my) => my.draws > 0 || !hasTrouble(game) },
        then: (_, my) => {
          my.draws++;
          return [call(drawForCheck, { by: my.by }, 'drawn'), goto('compare')];
        },
      }),
      giveUp: offer('TSS-CHECK-08', { fields: [], among: always, then: () => goto('failed') }),
    }),
    passed: step('TSS-CHECK-03', (game, my) => [told(game, my, true), finish(true)]),
    failed: step('TSS-CHECK-15', (game, my) => [told(game, my, false), finish(false)]),
  }),
);

type My = Checking & { bonus: number; added: number; edits: readonly RecordEdit[]; drawn: number; draws: number };
function add(my: My, edit: RecordEdit): void {
  my.added += edit.amount;
  my.edits = [...my.edits, edit];
}
const total = (game: TokyoGame, my: My) => game.ability(my.by, my.ability) + my.bonus + my.added + my.drawn;
/** No cost if the target is reached already (TSS-CHECK-02). */
const reached = (game: TokyoGame, my: My) => total(game, my) >= my.target;
function told(game: TokyoGame, my: My, passed: boolean): Next {
  const { base, edits } = game.computed(my.ability, my.by);
  const vehicle: readonly RecordEdit[] = my.bonus === 0 ? [] : [{ amount: my.bonus, rule: 'TSS-MOVE-10' }];
  const drawn: readonly RecordEdit[] = my.draws > 0 ? [{ amount: my.drawn, rule: 'TSS-CHECK-06' }] : [];
  return change('check', {
    by: my.by,
    ability: my.ability,
    base,
    amount: total(game, my),
    edits: [...edits, ...vehicle, ...my.edits, ...drawn] as never,
    goal: my.target,
    ...(my.bonus === 0 ? {} : { bonus: my.bonus }),
    passed,
  });
}

function hasTrouble(game: TokyoGame): boolean {
  return game.at('trouble').length + game.at('trouble/discards').length > 0;
}

export const checkProcedures = [drawForCheck, check];
