import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { coins, popularity, power } from '../changes/changes.ts';
import type { Top } from '../content/design.ts';
import type { Price } from '../formats/price.ts';
import type { ScytheGame } from '../table/game.ts';

/** Paid whole before any gain (SC-TU-05). */
export const canPay = (game: ScytheGame, seat: Thing, { coins = 0, power = 0, popularity = 0 }: Price): boolean =>
  game.coins(seat) >= coins && game.power(seat) >= power && game.popularity(seat) >= popularity;

export const pay = (seat: Thing, price: Price): Next => [
  price.coins ? coins(seat, -price.coins) : undefined,
  price.power ? power(seat, -price.power) : undefined,
  price.popularity ? popularity(seat, -price.popularity) : undefined,
];

const free: Price = {};
/** (SC-PR-07) The last row whose number of workers is reached. */
export function priceOfTop(game: ScytheGame, area: Thing): Price {
  const { printed, seat } = game.area(area);
  if (printed === null || game.permits('free', area, false)) return free;
  return rowFor(printed.top, game.workersOnBoard(seat));
}
const rowFor = ({ costs }: Top, workers: number): Price =>
  costs.findLast(({ workers: least = 0 }) => workers >= least) ?? free;
