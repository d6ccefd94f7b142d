import type { Json } from '../basics/json.ts';
import { applyAll, type ChangeRecord, finish, goto, type Next } from '../procedures/next.ts';
import { rulebook } from '../procedures/procedure.ts';
import type { Thing } from '../table/table.ts';
import type { KernelGame } from './windows.ts';

const { procedure } = rulebook<KernelGame>();

/** A batch under way. */
export interface Together {
  /** Its number in this game. */
  readonly number: number;
  /** What is still to have its window; and what has had it and waits for the others. */
  waiting: readonly ChangeRecord[];
  held: readonly ChangeRecord[];
  /** From here on what happens is a consequence of it. */
  isCarriedOut: boolean;
  /** What came of each. */
  outcomes: readonly Json[];
  readonly source: Thing;
}

/**
 * 1. Each change in turn: it would be something else, it may be answered. Then it waits.
 * 2. All are carried out, one behind the other, and nothing comes in between.
 * 3. What follows of each; the state of the table is looked at; what answers any of them.
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
  }): Together => ({
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
