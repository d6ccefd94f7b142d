import { question } from '../table/cached-query.ts';

/** The PCs that have not finished phase 4. */
export const mayAct = question({ counters: ['finished'] }, (game) => game.pcs.filter((pc) => !game.isFinished(pc)));
export const finished = question({ counters: ['finished'] }, (game) => game.pcs.filter((pc) => game.isFinished(pc)));

/** By which rule nobody else may act: they have finished, and would have to take that back. */
export const onlyWhoActs = { by: 'TSS-ROUND-33' };
