import type { KernelGame } from '../changes/windows.ts';
import { rulebook } from './procedure.ts';

const { procedure } = rulebook<KernelGame>();

/** What a cheat does: it has no steps of its own, all of it waits in the frame's queue. */
export const forcedProcedure = procedure(
  'forced',
  (given: object) => given,
  () => ({}),
);
