import type { Layer } from '#engine/kernel/numbers/layer.ts';

/** In order of application (TSS-PRIO-01). */
export const layers = [
  { id: 'set', does: 'set' },
  { id: 'add', does: 'add' },
  { id: 'multiply', does: 'multiply' },
] as const satisfies readonly Layer[];
