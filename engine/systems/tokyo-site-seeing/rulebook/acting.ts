import { query } from '../table/cached-query.ts';
import { counter } from '../table/numbered.ts';

export const mayAct = query({ counters: [counter.finished] }, (game) => game.pcs.filter((pc) => !game.isFinished(pc)));
export const finished = query({ counters: [counter.finished] }, (game) => game.pcs.filter((pc) => game.isFinished(pc)));

export const onlyWhoActs = { by: 'TSS-ROUND-33' };
