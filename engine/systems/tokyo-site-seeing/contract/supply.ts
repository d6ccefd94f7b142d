import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { DesignSupply } from '#engine/kernel/contract/design-supply.ts';

const cardsOf = { list: 'cards', unused: { copies: 0 }, counts: ['copies', 'rarity'] };

/** Cards of the box and starters. Scenario cards, rewards and MODs are placed by name, and troubles are not chosen. */
export const supply: DesignSupply = {
  written: [
    { ...cardsOf, path: /^cards\/(?:weapons|items|followers|artifacts|site)\.json$/, price: priceOf },
    { ...cardsOf, path: /^cards\/(?:starters|troubles)\.json$/ },
  ],
  named: [],
};

/** An AP that is computed has no price that can be compared. */
function priceOf({ cost = 0, ap = 0 }: JsonObject): readonly number[] | null {
  return typeof cost === 'number' && typeof ap === 'number' ? [cost, ap] : null;
}
