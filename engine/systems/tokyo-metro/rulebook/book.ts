import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { MetroGame } from '../table/game.ts';

/** The words in which the pages of this game are written. */
export const { procedure, call } = rulebook<MetroGame>();
