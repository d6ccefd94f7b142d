import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { DesignSupply } from '#engine/kernel/contract/design-supply.ts';

const lists = ['combatCards', 'encounters', 'objectives', 'factoryCards', 'tiles'] as const;

/** Each game lists what it uses. Only factory cards are chosen among those that lie open, and have a cost. */
export const supply: DesignSupply = {
  written: [
    { path: /^cards\/combat\.json$/, list: 'combatCards', counts: ['copies'] },
    { path: /^cards\/encounters\.json$/, list: 'encounters' },
    { path: /^cards\/objectives\.json$/, list: 'objectives' },
    { path: /^cards\/factory\.json$/, list: 'factoryCards', price: costOf },
    { path: /^tiles\.json$/, list: 'tiles' },
  ],
  named: lists.map((list) => ({ path: /^games\/[^/]+\.json$/, list })),
};

const paid = ['coins', 'power', 'popularity'];

function costOf({ cost = {} }: JsonObject): readonly number[] {
  return paid.map((key) => (isObject(cost) ? Number(cost[key] ?? 0) : 0));
}
