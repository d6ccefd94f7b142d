import type { Next } from '#engine/kernel/procedures/next.ts';
import { call, procedure } from './book.ts';

/** A trouble drawn in a check of the text is placed afterwards, in the PC's area then (TSS-CHECK-10). */
const untilDone = procedure(
  'untilDone',
  ({ next }: { next: Next }) => ({ next }),
  ({ step, settle }) => ({
    do: step('KERNEL', (_, my) => my.next),
    drawn: settle('TSS-CHECK-10', 'drawn'),
  }),
);

export const resolveOutsideActions = (next: Next): Next => (next === undefined ? undefined : call(untilDone, { next }));

export const inFullProcedures = [untilDone];
