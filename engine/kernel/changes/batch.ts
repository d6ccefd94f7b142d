import type { Json } from '../basics/json.ts';
import { applyAll, type ChangeRecord, finish, goto, type Next } from '../procedures/next.ts';
import { rulebook } from '../procedures/procedure.ts';
import type { Thing } from '../table/things-and-places.ts';
import type { KernelGame } from './windows.ts';

const { procedure } = rulebook<KernelGame>();

export interface BatchState {
  readonly number: number;
  /** Changes that still need their window; `held` had theirs and wait for the others. */
  waiting: readonly ChangeRecord[];
  held: readonly ChangeRecord[];
  /** From here on, what happens is a consequence of the batch. */
  isCarriedOut: boolean;
  outcomes: readonly Json[];
  readonly source: Thing;
}

/**
 * Each change has its windows and waits; all are applied with nothing in between; then state-based actions and
 * reactions.
 */
export const batchProcedure = procedure(
  'together',
  ({
    number,
    records,
    source,
  }: {
    readonly number: number;
    readonly records: Json;
    readonly source: Thing;
  }): BatchState => ({
    number,
    waiting: records as unknown as readonly ChangeRecord[],
    held: [],
    isCarriedOut: false,
    outcomes: [],
    source,
  }),
  ({ step }) => ({
    each: step('KERNEL', (_, my): Next => {
      const [record, ...rest] = my.waiting;
      if (record === undefined) return undefined;
      my.waiting = rest;
      return [goto('each'), { kind: 'change', record, into: null }];
    }),
    all: step('KERNEL', () => applyAll),
    done: step('KERNEL', (_, my) => finish(my.outcomes)),
  }),
  ['source'],
);
