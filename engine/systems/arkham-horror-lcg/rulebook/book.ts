import { rulebook } from '#engine/kernel/procedures/procedure.ts';
import type { ArkhamGame } from '../table/game.ts';

export const { procedure, call } = rulebook<ArkhamGame>();
