import { reading } from '../table/reading.ts';

/** The PCs that have not finished phase 4. */
export const mayAct = reading((game) => game.pcs.filter((pc) => !game.isFinished(pc)));
export const finished = reading((game) => game.pcs.filter((pc) => game.isFinished(pc)));
