import { isSame, type Json } from '../basics/json.ts';
import { apply, type ChangeRecord, finish, goto, type Next } from '../procedures/next.ts';
import { type Pick, rulebook } from '../procedures/procedure.ts';
import type { Thing } from '../table/table.ts';
import { askedNow, declining } from './priority-passing.ts';
import type { KernelGame, Reaction } from './windows.ts';

const { procedure } = rulebook<KernelGame>();

interface Changing {
  readonly record: ChangeRecord;
  /** Who has had a turn on this change: each effect answers it once. */
  used: readonly Json[];
  /** Who has declined since something was used. */
  declined: readonly number[];
  /** An effect has replaced or cancelled it: nobody else is asked. */
  readonly closed: boolean;
  /** What is being used while it comes about, and is not done with. */
  readonly inUse: readonly Thing[];
  /** What came of it. */
  readonly outcome: Json;
}

/**
 * The way of a change that somebody listens to: what begins by itself does so, who may put in a word does so, one after
 * the other; then it is applied.
 */
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
    // What content makes happen comes before what anybody may do, each text once
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
    // Most changes that somebody listens to find nobody who may put in a word now.
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

/** What speaks by itself now: first what would put something else in the place of the change, one at a time. */
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
