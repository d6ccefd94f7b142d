import { rulebook } from '#engine/kernel/procedure.ts';
import type { Tokyo } from '../table/tokyo.ts';

/** The words in which every chapter is written. */
export const { procedure, call } = rulebook<Tokyo>();
