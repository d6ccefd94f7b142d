import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { ChangeRecord, Next } from '#engine/kernel/procedures/next.ts';
import { RefusalError } from '#engine/kernel/system.ts';
import type { Place, Thing } from '#engine/kernel/table/table.ts';
import type { TokyoGame } from '../table/game.ts';
import { mostDamageOf } from '../table/numbers.ts';
import { kind } from './kinds.ts';
import { within } from './limit.ts';

/** One write of a cheat. */
export type Forced =
  | { readonly set: readonly [thing: Thing, counter: number, value: number] }
  | { readonly make: readonly [design: number, copy: number] }
  | { readonly lay: readonly [place: Place, cards: readonly Thing[]] };

/** A cheat makes the table be otherwise: the only change that no rule of the book stands behind. */
export const forced = kind('forced', 'KERNEL', {
  fields: ['put'],
  apply: (table, game, record) => {
    for (const write of record['writes'] as unknown as readonly Forced[]) {
      if ('set' in write) table.set(...write.set);
      else if ('make' in write) table.make(...write.make);
      else for (const card of write.lay[1]) table.move(card, write.lay[0]);
    }
    return game.pcs.map((pc) => putWithin(game, pc, record));
  },
});

/** The table is put so: nobody went Down, and nobody stood up. Throws `RefusalError` when just that much damage is put. */
function putWithin(game: TokyoGame, pc: Thing, { put }: ChangeRecord): Next {
  const ofPcs = isObject(put as Json) ? (put as JsonObject)['pcs'] : undefined;
  const asked = isObject(ofPcs) ? ofPcs[game.role(pc).id] : undefined;
  const most = mostDamageOf(game, pc);
  if (isObject(asked) && typeof asked['damage'] === 'number' && asked['damage'] > most)
    throw new RefusalError('putTooMuch', { what: 'damage', most });
  return within(game, pc);
}
