import { planOf } from '#engine/library/plain-game/plan.ts';
import { counted, eachOf, ended, lying, untold } from '#engine/library/plain-game/plan-entries.ts';
import type { Hides } from '#engine/library/table-document/part.ts';

// The table, planned: its document, schema, put, cheats, laws and what is hidden follow.

export const results = ['soldOut'] as const;
const pile: Hides = { id: 'pile', rule: 'LM-ROUND-01', from: 'all', pool: 'lanterns' };
const hands: Hides = { id: 'others', rule: 'LM-TIE-01', from: 'others', pool: 'ribbons' };

export const plan = planOf(
  { seat: ['席', 'Seat'], lantern: ['灯籠', 'Lantern'], ribbon: ['飾り', 'Ribbon'] },
  {
    round: counted('ラウンド', 'Round'),
    result: ended(results),
    turn: untold,
    market: lying('lantern', '市', 'Market'),
    pile: lying('lantern', '山', 'Pile', pile),
    heap: lying('lantern', '売れ残り', 'Unsold'),
    kept: lying('lantern', '使わない灯籠', 'Lanterns not used', pile),
    stock: lying('ribbon', '使わない飾り', 'Ribbons not used', { ...hands, from: 'all' }),
    seats: eachOf('seat', '席', 'Seats', {
      coins: counted('銭', 'Coins'),
      bid: untold,
      lanterns: lying('lantern', '灯籠', 'Lanterns'),
      hand: lying('ribbon', '手札', 'Hand', hands),
    }),
  },
  { on: { ribbon: 'lantern' } },
);
