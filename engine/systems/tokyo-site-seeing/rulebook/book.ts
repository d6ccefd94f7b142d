import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { TokyoGame } from '../table/game.ts';

/** The words in which every chapter is written. */
export const { procedure, call } = rulebook<TokyoGame>();
