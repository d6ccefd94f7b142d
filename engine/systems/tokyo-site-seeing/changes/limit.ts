import type { AnyChange } from '#engine/kernel/change.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/json.ts';
import { type ChangeRecord, change, later, type Next } from '#engine/kernel/next.ts';
import { Refused } from '#engine/kernel/system.ts';
import type { Thing } from '#engine/kernel/table.ts';
import { isAltered } from '../language/in-force.ts';
import { mostDamageOf } from '../numbers.ts';
import { goDown, rise } from '../rulebook/09-damage.ts';
import { call } from '../rulebook/book.ts';
import { counter } from '../table/counters.ts';
import type { Tokyo } from '../table/tokyo.ts';

/** They say themselves whether somebody goes Down or stands up. */
const ownWord: readonly string[] = ['damage', 'heal', 'excess'];

/**
 * The change, with what it does to the maximum HP of PCs. Texts can make that depend on anything: what a PC holds or
 * wears, which card lies where, a seal. When it comes down to the damage of a PC the PC goes Down, when it rises above
 * it stands up (TSS-DOWN-11).
 */
export function heedingLimits(kind: AnyChange): AnyChange {
  if (ownWord.includes(kind.kind)) return kind;
  return {
    ...kind,
    apply: (table, game: Tokyo, record) => {
      const before = limits(game);
      const follows = kind.apply(table, game, record);
      if (kind.kind === 'forced') return game.pcs.map((pc) => putWithin(game, pc, record));
      const after = limits(game);
      if (before === after) return follows;
      return [follows, ...game.pcs.map((pc, i) => moved(game, pc, before[i], after[i]))];
    },
  };
}

const printed: readonly number[] = [];

/** The maximum HP of each PC; none where no text in force alters it. */
function limits(game: Tokyo): readonly number[] {
  return isAltered(game, 'maxHp') ? game.pcs.map((pc) => game.value('maxHp', pc)) : printed;
}

/** What follows when the maximum HP of a PC has moved. */
function moved(game: Tokyo, pc: Thing, before: number | undefined, after: number | undefined): Next {
  const [damage, own] = [game.count(pc, counter.damage), game.count(pc, counter.maxHp)];
  const [wasDown, isDown] = [damage >= (before ?? own), damage >= (after ?? own)];
  if (wasDown === isDown) return within(game, pc);
  return [within(game, pc), wasDown ? later('standUp', call(rise, { pc })) : later('down', call(goDown, { pc }))];
}

function within(game: Tokyo, pc: Thing): Next {
  const amount = game.count(pc, counter.damage) - mostDamageOf(game, pc);
  return amount > 0 ? change('excess', { to: pc, amount }) : undefined;
}

/** The table is put so: nobody went Down, and nobody stood up. Throws `Refused` when just that much damage is put. */
function putWithin(game: Tokyo, pc: Thing, { put }: ChangeRecord): Next {
  const ofPcs = isObject(put as Json) ? (put as JsonObject)['pcs'] : undefined;
  const asked = isObject(ofPcs) ? ofPcs[game.role(pc).id] : undefined;
  const most = mostDamageOf(game, pc);
  if (isObject(asked) && typeof asked['damage'] === 'number' && asked['damage'] > most)
    throw new Refused('putTooMuch', { what: 'damage', most });
  return within(game, pc);
}
