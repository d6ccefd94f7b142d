import { closedObject, described } from '#engine/kernel/basics/schema-words.ts';
import { readOnly } from '#engine/library/table-document/parts.ts';
import { priceFields } from '../formats/price.ts';
import { priceOfTop } from '../rulebook/prices.ts';
import type { ScytheGame } from '../table/game.ts';
import { scoreOf, scoreSchema } from './outcome.ts';

/** Read-only parts of the table document: what follows from the rules and is not stored. */
export const shownParts = {
  seat: { score: readOnly<ScytheGame>(scoreSchema, scoreOf) },
  area: {
    price: readOnly<ScytheGame>(
      { ...closedObject(priceFields), ...described('上段アクションのコスト', 'What its top action costs now') },
      (game, area) => {
        const { coins = 0, power = 0, popularity = 0 } = priceOfTop(game, area);
        return Object.fromEntries(Object.entries({ coins, power, popularity }).filter(([, amount]) => amount > 0));
      },
    ),
  },
  hex: {
    controller: readOnly<ScytheGame>(
      { type: ['string', 'null'], 'x-name-of': ['seat'], ...described('支配する席', 'The seat that controls it') },
      (game, hex) => {
        const seat = game.controllerOf(hex);
        return seat < 0 ? null : game.name(seat);
      },
    ),
  },
};
