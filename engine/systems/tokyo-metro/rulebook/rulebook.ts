import { optionalOpProcedures } from '#engine/kernel/language/optional-op-procedures.ts';
import type { AnyProcedure } from '#engine/kernel/procedures/procedure.ts';
import { actProcedure } from '../acts/acts.ts';
import { actions } from './actions.ts';
import { ascendingBid, sealedBid } from './auction.ts';
import { rounds } from './rounds.ts';
import { start } from './start.ts';
import { runProcedure, trains } from './trains.ts';
import { walk } from './walk.ts';

export const procedures: readonly AnyProcedure[] = [
  ...[start, rounds, sealedBid, ascendingBid, walk, actions, actProcedure, trains, runProcedure],
  ...optionalOpProcedures,
];
