import { optionalOpProcedures } from '#engine/kernel/language/optional-op-procedures.ts';
import type { AnyProcedure } from '#engine/kernel/procedures/procedure.ts';
import { partialGains } from '../changes/changes.ts';
import { aftermath } from './aftermath.ts';
import { building, deploying, enlisting, upgrading } from './bottoms.ts';
import { combat } from './combat.ts';
import { drawingProcedure } from './drawing.ts';
import { encounter } from './encounters.ts';
import { factory } from './factory.ts';
import { drawing, hiring, placingGoods } from './gaining.ts';
import { giving } from './giving.ts';
import { moving } from './moving.ts';
import { objectives } from './objectives.ts';
import { costs } from './paying.ts';
import { producing } from './producing.ts';
import { rounds, start } from './rounds.ts';
import { stars } from './stars.ts';
import { turn } from './turn.ts';

export const procedures: readonly AnyProcedure[] = [
  ...[start, rounds, turn, aftermath, combat, encounter, factory, objectives, stars, giving],
  ...[moving, producing, upgrading, deploying, building, enlisting, placingGoods, hiring, drawing],
  ...[drawingProcedure, partialGains.procedure, costs.procedure],
  ...optionalOpProcedures,
];
