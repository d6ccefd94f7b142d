import { planOf } from '#engine/library/plain-game/plan.ts';
import { counterEntry, eachOf, ended, hiddenCounter, zoneEntry } from '#engine/library/plain-game/plan-entries.ts';
import type { Hides } from '#engine/library/table-document/part.ts';

// The planned table: its document, schema, put, cheats, laws and hidden parts follow.

export const results = ['soldOut'] as const;
const pile: Hides = { id: 'pile', rule: 'LM-ROUND-01', from: 'all', pool: 'lanterns' };
const hands: Hides = { id: 'others', rule: 'LM-TIE-01', from: 'others', pool: 'ribbons' };

export const plan = planOf(
  { seat: ['席', 'Seat'], lantern: ['灯籠', 'Lantern'], ribbon: ['飾り', 'Ribbon'] },
  {
    round: counterEntry('ラウンド', 'Round'),
    result: ended(results),
    turn: hiddenCounter,
    market: zoneEntry('lantern', '市', 'Market'),
    pile: zoneEntry('lantern', '山', 'Pile', pile),
    heap: zoneEntry('lantern', '売れ残り', 'Unsold'),
    kept: zoneEntry('lantern', '使わない灯籠', 'Lanterns not used', pile),
    stock: zoneEntry('ribbon', '使わない飾り', 'Ribbons not used', { ...hands, from: 'all' }),
    seats: eachOf('seat', '席', 'Seats', {
      coins: counterEntry('銭', 'Coins'),
      bid: hiddenCounter,
      lanterns: zoneEntry('lantern', '灯籠', 'Lanterns'),
      hand: zoneEntry('ribbon', '手札', 'Hand', hands),
    }),
  },
  { on: { ribbon: 'lantern' } },
);
