import { setFlag } from '#engine/library/changes/plain-changes.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { counter } from '../table/numbered.ts';
import { kind } from './kinds.ts';

/** All PCs in SITE and their companions take part; nobody joins later. */
export const explore = kind('explore', 'TSS-SITE-03', {
  fields: ['by'],
  apply: (table, game) => {
    for (const one of [...game.pcsIn(game.site), ...game.companions]) table.set(one, counter.exploring, 1);
    return undefined;
  },
});

export const endExploration = kind('endExploration', 'TSS-SITE-18', {
  fields: [],
  apply: (table, game) => {
    table.set(theGame, counter.attempted, 0);
    for (const card of game.companions) table.set(card, counter.exploring, 0);
    for (const pc of game.pcs) {
      table.set(pc, counter.exploring, 0);
      table.set(pc, counter.passed, 0);
    }
    return undefined;
  },
});

/** For cards that need checks by several PCs. */
export const pass = setFlag('pass', 'TSS-SITE-36', { fields: ['by', 'card'], of: 'by', counter: counter.passed });
