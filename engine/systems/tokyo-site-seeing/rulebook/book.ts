import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { TokyoGame } from '../table/game.ts';

export const { procedure, call } = rulebook<TokyoGame>();
