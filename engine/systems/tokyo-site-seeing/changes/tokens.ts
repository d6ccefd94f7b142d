import { marking } from '#engine/library/changes/plain-changes.ts';
import { counter } from '../table/counters.ts';
import { gameThing } from '../table/layout.ts';
import { amountIn, kind, thingIn } from './kinds.ts';

/** AP tokens from the supply, as many as it has (TSS-COMP-63). */
export const gainAp = kind('gainAp', 'TSS-COMP-63', {
  fields: ['by', 'amount'],
  prepare: (game, record) => ({ ...record, amount: Math.min(amountIn(record), game.supply) }),
  holds: (_, record) => amountIn(record) > 0,
  apply: (table, _, record) => {
    const amount = amountIn(record);
    table.add(gameThing, counter.supply, -amount);
    table.add(thingIn(record, 'by'), counter.ap, amount);
    return undefined;
  },
});
/** AP tokens back to the supply. */
export const spendAp = kind('spendAp', 'TSS-COMP-62', {
  fields: ['by', 'amount'],
  prepare: (game, record) => ({
    ...record,
    amount: Math.min(amountIn(record), game.count(thingIn(record, 'by'), counter.ap)),
  }),
  holds: (_, record) => amountIn(record) > 0,
  apply: (table, _, record) => {
    const amount = amountIn(record);
    table.add(gameThing, counter.supply, amount);
    table.add(thingIn(record, 'by'), counter.ap, -amount);
    return undefined;
  },
});

/** Exhaust tokens on a skill, a BOT card or an equipped card. */
export const exhaust = kind('exhaust', 'TSS-POST-02', {
  fields: ['by', 'card', 'skill', 'bot', 'amount'],
  holds: (_, record) => amountIn(record) > 0,
  apply: (table, _, record) => void table.add(markedBy(record), counter.exhaust, amountIn(record)),
});
export const refresh = kind('refresh', 'TSS-RECOVER-01', {
  fields: ['by', 'card', 'skill', 'bot', 'amount'],
  holds: (game, record) => amountIn(record) > 0 && game.count(markedBy(record), counter.exhaust) > 0,
  apply: (table, game, record) => {
    const thing = markedBy(record);
    table.set(thing, counter.exhaust, Math.max(0, game.count(thing, counter.exhaust) - amountIn(record)));
    return undefined;
  },
});
const markedBy = (record: Parameters<typeof thingIn>[0]) => {
  const named = ['skill', 'bot'].find((field) => thingIn(record, field) >= 0);
  return thingIn(record, named ?? 'card');
};

export const seal = marking('seal', 'TSS-SETUP-22', { fields: ['by', 'skill'], of: 'skill', counter: counter.sealed });
export const unseal = kind('unseal', 'TSS-REWARD-14', {
  fields: ['by', 'skill'],
  holds: (game, record) => game.count(thingIn(record, 'skill'), counter.sealed) === 1,
  apply: (table, _, record) => void table.set(thingIn(record, 'skill'), counter.sealed, 0),
});

/** Progress tokens placed (amount above 0) or taken off a card or a PC. */
export const progress = kind('progress', 'TSS-COMP-67', {
  fields: ['on', 'amount'],
  apply: (table, game, record) => {
    const on = thingIn(record, 'on');
    table.set(on, counter.progress, Math.max(0, game.count(on, counter.progress) + amountIn(record)));
    return undefined;
  },
});

/** Progress tokens go from one thing to another, as many as there are: they do not come out of the supply. */
const carrying: Parameters<typeof kind>[2] = {
  fields: ['source', 'on', 'amount'],
  holds: (game, record) => game.count(thingIn(record, 'source'), counter.progress) > 0,
  apply: (table, game, record) => {
    const [source, on] = [thingIn(record, 'source'), thingIn(record, 'on')];
    const amount = Math.min(amountIn(record), game.count(source, counter.progress));
    table.add(source, counter.progress, -amount);
    table.add(on, counter.progress, amount);
    return undefined;
  },
};
export const carry = kind('carry', 'TSS-SCN-10', carrying);
/** Their card has gone where they cannot. */
export const left = kind('leaveBehind', 'TSS-SCN-11', carrying);
