import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { type ChangeKind, changes } from '#engine/kernel/changes/change.ts';
import { type ChangeRecord, change, type Next } from '#engine/kernel/procedures/next.ts';
import type { Table } from '#engine/kernel/table/table.ts';
import type { Counter, Place, Thing } from '#engine/kernel/table/things-and-places.ts';

export type Write =
  | { readonly set: readonly [thing: Thing, counter: Counter, value: number] }
  | { readonly make: readonly [design: number, copy: number] }
  | { readonly lay: readonly [place: Place, pieces: readonly Thing[]] };

/** Writes directly to the table. `put`: the request in names, for the log; writes are not logged. */
export const writeTable = (writes: readonly Write[], put: JsonObject): Next =>
  change('forced', { writes: writes as unknown as Json, put });

/** The only change without a rule. `then`: consequences in this game, or throws `RefusalError`. */
export const cheatChange = <G>(then: (game: G, record: ChangeRecord) => Next = () => undefined): ChangeKind<G> =>
  changes<G>()('forced', 'KERNEL', {
    fields: ['put'],
    apply: (table, game, record) => {
      for (const write of record['writes'] as unknown as readonly Write[]) carryOut(table, write);
      return then(game, record);
    },
  });

function carryOut(table: Table, write: Write): void {
  if ('set' in write) table.set(...write.set);
  else if ('make' in write) table.make(...write.make);
  else for (const piece of write.lay[1]) table.move(piece, write.lay[0]);
}
