import type { KernelGame, Reaction } from './game.ts';
import type { Json } from './json.ts';
import { apply, type ChangeRecord, finish, goto } from './next.ts';
import { rulebook } from './procedure.ts';

const { procedure } = rulebook<KernelGame>();

interface Changing {
  readonly record: ChangeRecord;
  /** Who has had a turn on this change: each effect answers it once. */
  used: readonly Json[];
  declined: boolean;
}

/** The way of a change that somebody listens to: who may put in a word does so, one after the other; then it is applied. */
export const changeProcedure = procedure(
  'change',
  ({ record }: { record: Json }): Changing => ({
    record: record as unknown as ChangeRecord,
    used: [],
    declined: false,
  }),
  ({ step, choose, offer }) => ({
    // What content makes happen comes before what anybody may do, each text once
    forced: choose('KERNEL', {
      choose: offer('KERNEL', {
        among: (game, my) => forcedOn(game, my).map(({ pick }) => pick),
        then: (game, my, pick) => {
          const text = forcedOn(game, my).find((one) => JSON.stringify(one.pick) === JSON.stringify(pick));
          my.used = [...my.used, pick];
          return [text?.next, goto('forced')];
        },
      }),
    }),
    // Most changes that somebody listens to find nobody who may put in a word now.
    anybody: step('KERNEL', (game, my) =>
      game.windows.interrupts(game, my.record, my.used).length === 0 ? goto('apply') : undefined,
    ),
    window: choose('KERNEL', {
      interrupt: offer('KERNEL', {
        among: (game, my) => game.windows.interrupts(game, my.record, my.used),
        then: (game, my, pick) => {
          my.used = [...my.used, pick];
          return [game.windows.interrupt(game, my.record, pick), goto('forced')];
        },
      }),
      decline: offer('KERNEL', {
        among: (game, my) => (game.windows.interrupts(game, my.record, my.used).length > 0 ? [{}] : []),
        then: () => undefined,
      }),
    }),
    apply: step('KERNEL', (_, my) => [apply, finish(my.record.status === undefined ? (my.record.amount ?? 0) : 0)]),
  }),
);

function forcedOn(game: KernelGame, { record, used }: Changing): readonly Reaction[] {
  const { windows } = game;
  const texts = windows.forced(game, record, used);
  return windows.forcedOrder === 'chosen' ? texts : texts.slice(0, 1);
}
