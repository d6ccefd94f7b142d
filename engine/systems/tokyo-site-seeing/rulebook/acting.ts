import { query } from '../table/cached-query.ts';
import { counter } from '../table/numbered.ts';

/** The PCs that have not finished phase 4. */
export const mayAct = query({ counters: [counter.finished] }, (game) => game.pcs.filter((pc) => !game.isFinished(pc)));
export const finished = query({ counters: [counter.finished] }, (game) => game.pcs.filter((pc) => game.isFinished(pc)));

/** By which rule nobody else may act: they have finished, and would have to take that back. */
export const onlyWhoActs = { by: 'TSS-ROUND-33' };
