import { setFlag } from '#engine/library/changes/plain-changes.ts';
import { carrying, counting, putting, suppliedWith, taking } from '#engine/library/changes/token-changes.ts';
import { theGame } from '#engine/library/table-document/table-document.ts';
import { counter } from '../table/numbered.ts';
import { kind, thingIn } from './kinds.ts';

const supply = { counter: counter.ap, of: theGame, left: counter.supply };
/** As far as the supply lasts (TSS-COMP-63). */
export const gainAp = suppliedWith('gainAp', 'TSS-COMP-63', supply, 'fromSupply');
export const spendAp = suppliedWith('spendAp', 'TSS-COMP-62', supply, 'toSupply');

const markedBy = (record: Parameters<typeof thingIn>[0]) => {
  const named = ['skill', 'bot'].find((field) => thingIn(record, field) >= 0);
  return thingIn(record, named ?? 'card');
};
const exhausting = { fields: ['by', 'card', 'skill', 'bot', 'amount'], of: markedBy, counter: counter.exhaust };
export const exhaust = putting('exhaust', 'TSS-POST-02', exhausting);
export const refresh = taking('refresh', 'TSS-RECOVER-01', exhausting);

export const seal = setFlag('seal', 'TSS-SETUP-22', { fields: ['by', 'skill'], of: 'skill', counter: counter.sealed });
export const unseal = kind('unseal', 'TSS-REWARD-14', {
  fields: ['by', 'skill'],
  holds: (game, record) => game.count(thingIn(record, 'skill'), counter.sealed) === 1,
  apply: (table, _, record) => void table.set(thingIn(record, 'skill'), counter.sealed, 0),
});

export const progress = counting('progress', 'TSS-COMP-67', {
  ...{ fields: ['on', 'amount'], of: 'on', counter: counter.progress },
});
export const carry = carrying('carry', 'TSS-SCN-10', counter.progress);
export const left = carrying('leaveBehind', 'TSS-SCN-11', counter.progress);
