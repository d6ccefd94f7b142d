import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError } from '#engine/kernel/contract/system.ts';
import type { ChangeRecord, Next } from '#engine/kernel/procedures/next.ts';
import type { Thing } from '#engine/kernel/table/things-and-places.ts';
import { cheatChange } from '#engine/library/table-document/cheat-change.ts';
import type { TokyoGame } from '../table/game.ts';
import { mostDamageOf } from '../table/numbers.ts';
import { within } from './max-hp-limit.ts';

export const forced = cheatChange<TokyoGame>((game, record) => game.pcs.map((pc) => putWithin(game, pc, record)));

/** Trims damage to the limit without Down or stand-up. Throws `RefusalError` if that damage was asked for. */
function putWithin(game: TokyoGame, pc: Thing, { put }: ChangeRecord): Next {
  const ofPcs = isObject(put as Json) ? (put as JsonObject)['pcs'] : undefined;
  const asked = isObject(ofPcs) ? ofPcs[game.role(pc).id] : undefined;
  const most = mostDamageOf(game, pc);
  if (isObject(asked) && typeof asked['damage'] === 'number' && asked['damage'] > most)
    throw new RefusalError('putTooMuch', { what: 'damage', most });
  return within(game, pc);
}
