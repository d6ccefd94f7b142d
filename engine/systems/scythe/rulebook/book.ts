import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { ScytheGame } from '../table/game.ts';

export const { procedure, call } = rulebook<ScytheGame>();
