import type { Place, Thing } from '#engine/kernel/table.ts';
import { kind } from './kinds.ts';

/** One write of a cheat. */
export type Forced =
  | { readonly set: readonly [thing: Thing, counter: number, value: number] }
  | { readonly make: readonly [design: number, copy: number] }
  | { readonly lay: readonly [place: Place, cards: readonly Thing[]] };

/** A cheat makes the table be otherwise: the only change that no rule of the book stands behind. */
export const forced = kind('forced', 'KERNEL', {
  apply: (table, _, record) => {
    for (const write of record['writes'] as unknown as readonly Forced[]) {
      if ('set' in write) table.set(...write.set);
      else if ('make' in write) table.make(...write.make);
      else for (const card of write.lay[1]) table.move(card, write.lay[0]);
    }
    return undefined;
  },
});
