import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { DesignSupply } from '#engine/kernel/contract/design-supply.ts';

/** A card that belongs to no deck is in no pile. */
export const supply: DesignSupply = {
  written: [
    {
      ...{ path: /^cards\/actions\.json$/, list: 'cards', unused: { deck: '' }, lies: ['deck', 'dots'] },
      price: chipsOf,
    },
    { path: /^events\.json$/, list: 'events' },
  ],
  named: [{ path: /^games\/[^/]+\.json$/, list: 'events' }],
};

function chipsOf({ spots }: JsonObject): readonly number[] {
  return Array.isArray(spots) ? spots.map((spot) => (isObject(spot) ? Number(spot['chips']) : 0)) : [];
}
