import type { Layer } from '#engine/kernel/numbers/layer.ts';

/** What texts do to a number, in the order in which it counts (TSS-PRIO-01): first what stands in the place of the book's value. */
export const layers = [
  { id: 'set', does: 'set' },
  { id: 'add', does: 'add' },
  { id: 'multiply', does: 'multiply' },
] as const satisfies readonly Layer[];
