import type { LastingEffect, Period } from './lasting.ts';
import type { Counter, Place, Thing } from './things-and-places.ts';

/** Read-only view of the table for rules; only changes may write. */
export interface ReadonlyTable {
  readonly stride: number;
  readonly things: number;
  /** Grows with every write and undo: equal revisions of one game are equal tables. */
  readonly revision: number;
  placeRevision(place: Place): number;
  counterRevision(counter: Counter): number;
  /** Of pieces on things, all together. */
  readonly attachedRevision: number;
  /** Of lasting effects and open periods. */
  readonly lastingRevision: number;
  count(thing: Thing, counter: Counter): number;
  at(place: Place): readonly Thing[];
  placeOf(thing: Thing): Place;
  designOf(thing: Thing): number;
  copyOf(thing: Thing): number;
  shufflesOf(place: Place): number;
  /** Lowest first. */
  on(thing: Thing): readonly Thing[];
  /** Oldest first. */
  readonly lasting: readonly LastingEffect[];
  isOpen(period: Period): boolean;
}
