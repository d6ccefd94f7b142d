import { isSame, type Json } from '../basics/json.ts';
import { apply, type ChangeRecord, finish, goto, type Next } from '../procedures/next.ts';
import { type Pick, rulebook } from '../procedures/procedure.ts';
import type { Thing } from '../table/table.ts';
import { askedNow, declining } from './priority-passing.ts';
import type { KernelGame, Reaction } from './windows.ts';

const { procedure } = rulebook<KernelGame>();

interface Changing {
  readonly record: ChangeRecord;
  /** Picks used on this change: each effect answers once. */
  used: readonly Json[];
  /** Players who declined since something was last used. */
  declined: readonly number[];
  /** Replaced or cancelled: no more windows. */
  readonly closed: boolean;
  /** Things whose use led to this change and is not finished. */
  readonly inUse: readonly Thing[];
  readonly outcome: Json;
}

/** Replacements and forced effects, then optional interrupts until all decline; then the change is applied. */
export const changeProcedure = procedure(
  'change',
  ({ record, inUse }: { record: Json; inUse: readonly Thing[] }): Changing => ({
    record: record as unknown as ChangeRecord,
    used: [],
    declined: [],
    closed: false,
    inUse,
    outcome: 0,
  }),
  ({ step, choose, offer }) => ({
    forced: choose(
      'KERNEL',
      {
        choose: offer('KERNEL', {
          fields: 'forced',
          among: (game, my) => forcedOn(game, my).map(({ pick }) => pick),
          then: (game, my, pick): Next => {
            const text = forcedOn(game, my).find((one) => isSame(one.pick, pick));
            my.used = [...my.used, pick];
            return [text?.next, goto('forced')];
          },
        }),
      },
      { asks: 'order' },
    ),
    anybody: step('KERNEL', (game, my) => (my.closed || interrupts(game, my).length === 0 ? goto('apply') : undefined)),
    window: choose('KERNEL', {
      interrupt: offer('KERNEL', {
        fields: 'interrupt',
        among: (game, my) => interrupts(game, my),
        then: (game, my, pick) => {
          my.used = [...my.used, pick];
          my.declined = [];
          return [game.windows.interrupt(game, my.record, pick), goto('forced')];
        },
      }),
      decline: offer('KERNEL', {
        fields: 'decline',
        among: (game, my) => declining(game, interrupts(game, my)),
        then: (_, my, { by }) => {
          if (by === undefined) return undefined;
          my.declined = [...my.declined, by];
          return goto('anybody');
        },
      }),
    }),
    apply: step('KERNEL', () => apply),
    done: step('KERNEL', (_, my) => finish(my.outcome)),
  }),
  ['record', 'closed'],
);

function forcedOn(game: KernelGame, { record, used, closed }: Changing): readonly Reaction[] {
  const { windows } = game;
  if (closed) return [];
  const would = windows.would?.(game, record, used) ?? [];
  if (would.length > 0) return would.slice(0, 1);
  const texts = windows.forced(game, record, used);
  return windows.forcedOrder === 'chosen' ? texts : texts.slice(0, 1);
}

function interrupts(game: KernelGame, my: Changing): readonly Pick[] {
  return askedNow(game, game.windows.interrupts(game, my.record, my.used, my.inUse), my.declined);
}
