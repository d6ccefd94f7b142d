import type { KernelGame } from '../changes/windows.ts';
import { rulebook } from './procedure.ts';

const { procedure } = rulebook<KernelGame>();

/** Frame for cheats: everything waits in its queue. */
export const cheatProcedure = procedure(
  'forced',
  (given: object) => given,
  () => ({}),
);
