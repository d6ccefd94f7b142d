import { extended } from '#engine/kernel/basics/extended.ts';
import type { AnyChange } from '#engine/kernel/changes/change.ts';
import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import {
  type Call,
  type ChangeNext,
  change,
  finish,
  markIncomplete,
  type Next,
  type RuleId,
} from '#engine/kernel/procedures/next.ts';
import { type AnyProcedure, rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { eventChange } from '../changes/plain-changes.ts';

/** A change, made with the amount that is taken. */
export interface GainToTake {
  readonly by: Thing;
  /** How much can be taken at most. */
  readonly most: number;
  /** The kind of change and its fields without the amount. */
  readonly gain: ChangeNext;
}
export interface GainInPart {
  readonly procedure: AnyProcedure;
  /** `forgo`: says how much of a gain was left. */
  readonly changes: readonly AnyChange[];
  /** Asks how much of a gain the player takes. Result: how much. A gain of nothing is not asked for. */
  readonly gainInPart: (gain: GainToTake, into?: string) => Call;
}

/** Gains of which a player takes as much as they like, down to nothing. Answer: `take` with `amount`, the most first. */
export function gainsInPart(rule: RuleId): GainInPart {
  const { procedure, call } = rulebook<KernelGame>();
  const gaining = procedure(
    'gainInPart',
    ({ by, most, gain }: GainToTake) => ({ by, most, gain, taken: 0 }),
    ({ step, choose, offer }) => ({
      take: choose(
        rule,
        {
          take: offer<{ readonly by: Thing; readonly amount: number }>(rule, {
            fields: ['by', 'amount'],
            among: (_, { by, most }) =>
              most <= 0 ? [] : Array.from({ length: most + 1 }, (__, less) => ({ by, amount: most - less })),
            then: (_, my, { amount }) => {
              my.taken = amount;
              return undefined;
            },
          }),
        },
        { asks: 'number' },
      ),
      gain: step(
        rule,
        (_, { taken, gain }): Next =>
          taken === 0 ? undefined : extended(gain, { record: extended(gain.record, { amount: taken }) }),
      ),
      left: step(
        rule,
        (_, { by, most, gain, taken }): Next =>
          taken >= most
            ? undefined
            : [markIncomplete, change('forgo', { by, gain: gain.record.kind, amount: most - taken })],
      ),
      done: step('KERNEL', (_, { taken }) => finish(taken)),
    }),
  );
  return {
    procedure: gaining,
    changes: [eventChange('forgo', rule, ['by', 'gain', 'amount'])],
    gainInPart: (gain, into) => call(gaining, gain, into ?? null),
  };
}
