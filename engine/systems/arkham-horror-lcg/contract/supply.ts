import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { DesignSupply } from '#engine/kernel/contract/design-supply.ts';

/** Player cards are in games by the decks that name them, cards of a scenario by their set. */
export const supply: DesignSupply = {
  written: [
    { path: /^cards\/[^/]+\.json$/, list: 'cards', price: costOf },
    {
      takes: ({ set }) => set !== undefined,
      path: /^scenarios\/[^/]+\/cards\.json$/,
      list: 'cards',
      unused: { set: null },
      lies: ['set'],
      counts: ['copies'],
    },
  ],
  named: [{ path: /^decks\/[^/]+\.json$/, list: 'cards', by: 'card' }],
};

/** Weaknesses are not chosen, and a cost of X is unknown before it is paid. */
function costOf({ cost = 0, level = 0, weakness }: JsonObject): readonly number[] | null {
  return weakness !== undefined || typeof cost !== 'number' || typeof level !== 'number' ? null : [cost, level];
}
