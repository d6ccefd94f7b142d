import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { MetroGame } from '../table/game.ts';

export const { procedure, call } = rulebook<MetroGame>();
