import type { Next } from '#engine/kernel/procedures/next.ts';
import { call, procedure } from './book.ts';

/**
 * What is done for itself outside of the actions, as a text of a phase or a draw is: a trouble drawn in a check of it
 * is placed when it is over, where the PC then stands (TSS-CHECK-10).
 */
const untilDone = procedure(
  'untilDone',
  ({ next }: { next: Next }) => ({ next }),
  ({ step, settle }) => ({
    do: step('KERNEL', (_, my) => my.next),
    drawn: settle('TSS-CHECK-10', 'drawn'),
  }),
);

export const inFull = (next: Next): Next => (next === undefined ? undefined : call(untilDone, { next }));

export const inFullProcedures = [untilDone];
