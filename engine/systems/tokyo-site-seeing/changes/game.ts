import { end } from '#engine/kernel/procedures/next.ts';
import { eventChange, setCounter, setFlag } from '#engine/library/changes/plain-changes.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { phases } from '../basics/vocabulary.ts';
import { counter } from '../table/numbered.ts';
import { amountIn, kind, thingIn } from './kinds.ts';

export const phase = kind('phase', 'TSS-ROUND-01', {
  fields: ['phase'],
  apply: (table, _, record) =>
    void table.set(theGame, counter.phase, phases.indexOf(record['phase'] as (typeof phases)[number])),
});
export const round = kind('round', 'TSS-ROUND-01', {
  fields: ['amount'],
  apply: (table, _, record) => {
    table.set(theGame, counter.round, amountIn(record));
    // One attempt per round (TSS-ROUND-35)
    table.set(theGame, counter.attempted, 0);
    return undefined;
  },
});

export const finishing = setCounter('finish', 'TSS-ROUND-33', counter.finished, 'by');
export const kept = setFlag('kept', 'TSS-ROUND-23', { fields: ['by'], of: 'by', counter: counter.redrawn });
export const redrawn = setFlag('redrawn', 'TSS-ROUND-25', { fields: ['by'], of: 'by', counter: counter.redrawn });

export const driving = eventChange('drive', 'TSS-MOVE-10', ['by', 'card']);
/** Leave, move and enter are separate changes for texts to answer. */
export const leaving = eventChange('leave', 'TSS-MOVE-21', ['by', 'area']);
export const moving = kind('move', 'TSS-MOVE-01', {
  fields: ['by', 'area'],
  apply: (table, game, record) => {
    table.set(thingIn(record, 'by'), counter.area, thingIn(record, 'area'));
    if (!game.isSite(thingIn(record, 'area'))) table.set(thingIn(record, 'by'), counter.exploring, 0);
    return undefined;
  },
});
export const entering = eventChange('enter', 'TSS-MOVE-21', ['by', 'area']);

export const supply = kind('supply', 'TSS-SETUP-18', {
  fields: ['amount'],
  apply: (table, _, record) => void table.set(theGame, counter.supply, amountIn(record)),
});

export const reveal = kind('reveal', 'TSS-SETUP-29', {
  fields: ['card'],
  apply: (table, game, record) => {
    const card = thingIn(record, 'card');
    const isSite = game.design(card).kind === 'site';
    table.move(card, game.place(isSite ? 'exploration' : 'scenario/shown'));
    if (!isSite) return undefined;
    table.set(theGame, counter.attempted, 1);
    for (const pc of game.pcs) table.set(pc, counter.passed, 0);
    return undefined;
  },
});

export const clear = kind('clear', 'TSS-RANK-02', {
  fields: [],
  apply: () => end('cleared'),
});
export const lose = kind('lose', 'TSS-RANK-03', {
  fields: [],
  apply: () => end('defeated'),
});

/** A trouble was drawn and revealed, for texts to answer. Fails if one discarded it. */
export const drawn = kind('drawn', 'TSS-SCN-09', {
  fields: ['by', 'card', 'again'],
  holds: (game, record) => game.table.placeOf(thingIn(record, 'card')) === game.place('pending'),
  apply: () => undefined,
});

/** Until then, a MOD is aside and inactive. */
export const useMod = kind('useMod', 'TSS-COMP-60', {
  fields: ['card'],
  holds: (game, record) => game.table.placeOf(thingIn(record, 'card')) === game.place('scenario/aside'),
  apply: (table, game, record) => void table.move(thingIn(record, 'card'), game.place('scenario/mods')),
});
