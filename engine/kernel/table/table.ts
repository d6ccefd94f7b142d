import { isSameList } from '../basics/is-same-list.ts';
import { isSame, type Json } from '../basics/json.ts';
import { handledIn, type PieceMove, Undo } from './journal.ts';
import { isEmpty, isMeantFor, type LastingEffect, type Lastings, nothingLasts, type Period } from './lasting.ts';

/** Anything with counters: a seat, a piece, a spot, the game itself. */
export type Thing = number & { readonly is?: 'thing' };
/** An ordered list of pieces (a zone). */
export type Place = number & { readonly is?: 'place' };
/** Index in the system's list of counters. */
export type Counter = number & { readonly is?: 'counter' };

export const nowhere: Place = -1;

/** Pseudo-place for pieces on a thing; they move with it. */
export const placeOn = (host: Thing): Place => -2 - host;
/** -1: not on a thing. */
export const hostOf = (place: Place): Thing => (place < nowhere ? -2 - place : -1);
const nothing: Thing[] = [];

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

export interface TableData {
  readonly counters: readonly number[];
  readonly places: readonly (readonly number[])[];
  readonly designs: readonly number[];
  readonly copies: readonly number[];
  readonly shuffles: readonly number[];
  /** Number of batches so far; omitted if 0. */
  readonly batches?: number;
  /** Pieces on things, by thing; omitted if none. */
  readonly lying?: readonly (readonly [host: number, things: readonly number[]])[];
  /** Omitted if there never were any. */
  readonly lasting?: Lastings;
}

/** Snapshot of a table and its journal. */
export interface TableSnapshot {
  readonly still: Table;
  readonly lists: { readonly places: readonly Thing[][]; readonly lying: readonly Thing[][] };
  readonly journal: readonly number[];
  readonly lastedBefore: readonly Lastings[];
}

/** The table in dense arrays of integers, with an undo journal of every write. */
export class Table implements ReadonlyTable {
  readonly stride: number;
  private counters: number[] = [];
  private designs: number[] = [];
  private copies: number[] = [];
  private where: Place[] = [];
  private places: Thing[][] = [];
  private shuffles: number[] = [];
  /** Pieces on things, by thing; sparse. */
  private lying: Thing[][] = [];
  private readonly lyingRevisions: number[] = [];
  private lasts: Lastings = nothingLasts;
  private readonly lastedBefore: Lastings[] = [];
  private readonly placeRevisions: number[] = [];
  private readonly counterRevisions: number[] = [];
  private journal: number[] = [];
  /** Copy on write: another table shares these lists. */
  private isShared = false;
  /** False: no undo, for games that are played through once. */
  journaling = true;
  revision = 0;
  attachedRevision = 0;
  lastingRevision = 0;
  batches = 0;

  constructor(stride: number, places: number) {
    this.stride = stride;
    for (let i = 0; i < places; i++) {
      this.places.push([]);
      this.shuffles.push(0);
      this.placeRevisions.push(0);
    }
    for (let i = 0; i < stride; i++) this.counterRevisions.push(0);
  }

  placeRevision(place: Place): number {
    return place < nowhere ? (this.lyingRevisions[hostOf(place)] ?? 0) : (this.placeRevisions[place] as number);
  }
  counterRevision(counter: Counter): number {
    return this.counterRevisions[counter] as number;
  }
  private touch(place: Place): void {
    if (place > nowhere) this.placeRevisions[place] = (this.placeRevisions[place] as number) + 1;
    else if (place < nowhere) {
      this.lyingRevisions[hostOf(place)] = this.placeRevision(place) + 1;
      this.attachedRevision++;
    }
  }

  get things(): number {
    return this.designs.length;
  }
  count(thing: Thing, counter: Counter): number {
    return this.counters[thing * this.stride + counter] as number;
  }
  at(place: Place): readonly Thing[] {
    return place >= 0 ? (this.places[place] as Thing[]) : this.listAt(place);
  }
  on(thing: Thing): readonly Thing[] {
    return this.lying[thing] ?? nothing;
  }
  /** `lays`: creates the list of a thing that never had any. */
  private listAt(place: Place, lays = false): Thing[] {
    if (place >= 0) return this.places[place] as Thing[];
    const host = hostOf(place);
    if (lays) this.lying[host] ??= [];
    return this.lying[host] ?? nothing;
  }
  get lasting(): readonly LastingEffect[] {
    return this.lasts.records;
  }
  isOpen(period: Period): boolean {
    return this.lasts.open.some((one) => isMeantFor(period, one));
  }
  placeOf(thing: Thing): Place {
    return this.where[thing] as Place;
  }
  designOf(thing: Thing): number {
    return this.designs[thing] as number;
  }
  copyOf(thing: Thing): number {
    return this.copies[thing] as number;
  }
  shufflesOf(place: Place): number {
    return this.shuffles[place] ?? 0;
  }

  set(thing: Thing, counter: Counter, value: number): void {
    const cell = thing * this.stride + counter;
    const before = this.counters[cell] as number;
    if (before === value) return;
    this.unshare();
    if (this.journaling) this.journal.push(cell, before, Undo.count);
    this.revision++;
    this.counterRevisions[counter] = (this.counterRevisions[counter] as number) + 1;
    this.counters[cell] = value;
  }
  add(thing: Thing, counter: Counter, amount: number): void {
    this.set(thing, counter, this.count(thing, counter) + amount);
  }

  /** Index 0 is the first; default: last. */
  move(thing: Thing, to: Place, index = -1): void {
    if (to < nowhere && this.isUnder(thing, to)) throw new Error(`thing ${thing} cannot lie on what lies on it`);
    this.unshare();
    const from = this.where[thing] as Place;
    let fromIndex = -1;
    if (from !== nowhere) {
      const list = this.listAt(from);
      fromIndex = list.indexOf(thing);
      takeOut(list, fromIndex);
      this.touch(from);
    }
    this.insert(thing, to, index);
    if (this.journaling) this.journal.push(thing, from, fromIndex, Undo.move);
    this.revision++;
  }

  /** Counts shuffles apart from other new orders. */
  order(place: Place, order: readonly Thing[], shuffled: boolean): void {
    this.unshare();
    const list = this.listAt(place);
    if (this.journaling) {
      // A spread could exceed the limit of call arguments
      for (const thing of list) this.journal.push(thing);
      this.journal.push(list.length, place, this.shufflesOf(place), Undo.order);
    }
    this.revision++;
    this.touch(place);
    this.setList(place, [...order]);
    if (shuffled && place >= 0) this.shuffles[place] = this.shufflesOf(place) + 1;
  }

  /** Directly or indirectly. */
  private isUnder(thing: Thing, place: Place): boolean {
    for (let host = hostOf(place); host >= 0; host = hostOf(this.placeOf(host))) if (host === thing) return true;
    return false;
  }

  private setList(place: Place, list: Thing[]): void {
    if (place >= 0) this.places[place] = list;
    else this.lying[hostOf(place)] = list;
  }

  last(record: Omit<LastingEffect, 'id'>): void {
    const { laid, records } = this.lasts;
    this.letLast({ ...this.lasts, laid: laid + 1, records: [...records, { ...record, id: laid + 1 }] });
  }
  countUse(id: number): void {
    const records = this.lasts.records.map((one) => (one.id === id ? { ...one, times: one.times + 1 } : one));
    this.letLast({ ...this.lasts, records });
  }
  lapse(id: number): void {
    this.letLast({ ...this.lasts, records: this.lasts.records.filter((one) => one.id !== id) });
  }
  openPeriod(period: Period): void {
    this.letLast({ ...this.lasts, open: [...this.lasts.open, period] });
  }
  /** Closes the last open one of that name, if any. */
  closePeriod(period: Period): void {
    const at = this.lasts.open.findLastIndex((one) => one.name === period.name && one.of === period.of);
    if (at >= 0) this.letLast({ ...this.lasts, open: this.lasts.open.filter((_, i) => i !== at) });
  }
  private letLast(lasts: Lastings): void {
    if (this.journaling) {
      this.lastedBefore.push(this.lasts);
      this.journal.push(Undo.lasting);
    }
    this.revision++;
    this.lastingRevision++;
    this.lasts = lasts;
  }

  /** All counters 0, in no place. */
  make(design: number, copy: number): Thing {
    this.unshare();
    const thing = this.designs.length;
    this.designs.push(design);
    this.copies.push(copy);
    this.where.push(nowhere);
    for (let i = 0; i < this.stride; i++) this.counters.push(0);
    if (this.journaling) this.journal.push(Undo.make);
    this.revision++;
    return thing;
  }

  /** Returns the number of the new batch. */
  countBatch(): number {
    if (this.journaling) this.journal.push(Undo.batch);
    return ++this.batches;
  }

  get mark(): number {
    return this.journal.length;
  }

  /** Newest first, as far back as the journal goes. */
  handled(): readonly PieceMove[] {
    return handledIn(this.journal);
  }

  undo(mark: number): void {
    const journal = this.journal;
    if (journal.length > mark) this.unshare();
    while (journal.length > mark) this.undoOne(journal);
  }

  private undoOne(journal: number[]): void {
    const kind = journal.pop();
    const pop = () => journal.pop() as number;
    this.revision++;
    switch (kind) {
      case Undo.count: {
        const before = pop();
        const cell = pop();
        this.counters[cell] = before;
        const counter = cell % this.stride;
        this.counterRevisions[counter] = (this.counterRevisions[counter] as number) + 1;
        return;
      }
      case Undo.move: {
        const index = pop();
        const from = pop();
        const thing = pop();
        const at = this.where[thing] as Place;
        if (at !== nowhere) {
          const list = this.listAt(at);
          takeOut(list, list.indexOf(thing));
        }
        this.touch(at);
        this.insert(thing, from, index);
        return;
      }
      case Undo.order: {
        const shuffles = pop();
        const place = pop();
        if (place >= 0) this.shuffles[place] = shuffles;
        this.touch(place);
        const length = pop();
        this.setList(place, journal.splice(journal.length - length, length));
        return;
      }
      case Undo.make: {
        this.designs.pop();
        this.copies.pop();
        this.where.pop();
        this.counters.length -= this.stride;
        return;
      }
      case Undo.batch: {
        this.batches--;
        return;
      }
      case Undo.lasting: {
        this.lasts = this.lastedBefore.pop() as Lastings;
        this.lastingRevision++;
        return;
      }
    }
  }

  picture(): TableSnapshot {
    return {
      still: this.fork(),
      lists: { places: this.places.slice(), lying: this.lying.slice() },
      journal: this.journal.slice(),
      lastedBefore: this.lastedBefore.slice(),
    };
  }

  /** Restores a snapshot; caches by revision become stale. */
  restore({ still, lists, journal, lastedBefore }: TableSnapshot): void {
    this.share(still);
    // The same list objects, since running code may hold them
    this.places = lists.places.map((list, place) => refilled(list, still.places[place] ?? nothing));
    this.lying = lists.lying.map((list, host) => refilled(list, still.lying[host] ?? nothing));
    this.journal = journal.slice();
    this.lastedBefore.splice(0, this.lastedBefore.length, ...lastedBefore);
    this.revision++;
    this.lastingRevision++;
    for (let place = 0; place < this.places.length; place++) this.touch(place);
    for (let thing = 0; thing < this.things; thing++) this.touch(placeOn(thing));
    for (let counter = 0; counter < this.stride; counter++)
      this.counterRevisions[counter] = (this.counterRevisions[counter] as number) + 1;
  }

  /**
   * A copy without undo history. Integers are copied on write, lists of places at once, since running code may hold
   * them.
   */
  fork(): Table {
    const fork = new Table(this.stride, this.places.length);
    fork.share(this);
    fork.places = this.places.map((list) => list.slice());
    fork.lying = this.lying.map((list) => list.slice());
    return fork;
  }

  private share(other: Table): void {
    this.counters = other.counters;
    this.designs = other.designs;
    this.copies = other.copies;
    this.where = other.where;
    this.shuffles = other.shuffles;
    this.batches = other.batches;
    this.lasts = other.lasts;
    this.isShared = true;
    other.isShared = true;
  }

  /** Call before writing integers that may be shared. */
  private unshare(): void {
    if (!this.isShared) return;
    this.counters = this.counters.slice();
    this.designs = this.designs.slice();
    this.copies = this.copies.slice();
    this.where = this.where.slice();
    this.shuffles = this.shuffles.slice();
    this.isShared = false;
  }

  private layOut({ designs, places, lying = [] }: TableData): void {
    for (const [host, things] of lying) this.lying[host] = refilled(this.lying[host] ?? [], things);
    this.where.length = 0;
    for (let thing = 0; thing < designs.length; thing++) this.where.push(nowhere);
    for (let place = 0; place < places.length; place++)
      for (const thing of places[place] as readonly Thing[]) this.where[thing] = place;
    for (const [host, things] of lying) for (const thing of things) this.where[thing] = placeOn(host);
  }

  private insert(thing: Thing, to: Place, index: number): void {
    this.where[thing] = to;
    if (to === nowhere) return;
    this.touch(to);
    const list = this.listAt(to, true);
    if (index < 0) list.push(thing);
    else list.splice(index, 0, thing);
  }

  data(): TableData {
    const own = this.ownData();
    return { ...own, ...structuredCopy(own) };
  }

  /** Without copies: read it at once, and keep nothing. */
  ownData(): TableData {
    const { counters, places, designs, copies, shuffles, batches } = this;
    return {
      ...{ counters, places, designs, copies, shuffles },
      ...(batches > 0 ? { batches } : {}),
      ...this.moreData(),
    };
  }

  private moreData(): Pick<TableData, 'lying' | 'lasting'> {
    const lying = this.lying.flatMap((things, host) => (things.length === 0 ? [] : [[host, [...things]] as const]));
    return { ...(lying.length === 0 ? {} : { lying }), ...(isEmpty(this.lasts) ? {} : { lasting: this.lasts }) };
  }

  is({ counters, places, designs, copies, shuffles, batches = 0, lying, lasting }: TableData): boolean {
    return (
      this.batches === batches &&
      isSame(this.moreData() as unknown as Json, moreOf(lying, lasting) as unknown as Json) &&
      isSameList(this.counters, counters) &&
      this.places.length === places.length &&
      this.places.every((list, place) => isSameList(list, places[place] as readonly Thing[])) &&
      isSameList(this.designs, designs) &&
      isSameList(this.copies, copies) &&
      isSameList(this.shuffles, shuffles)
    );
  }

  static from(stride: number, data: TableData): Table {
    const table = new Table(stride, data.places.length);
    const { counters, places, designs, copies, shuffles } = structuredCopy(data);
    table.counters = counters;
    table.designs = designs;
    table.copies = copies;
    table.shuffles = shuffles;
    table.batches = data.batches ?? 0;
    table.lasts = data.lasting ?? nothingLasts;
    table.places = places;
    table.layOut(data);
    return table;
  }
}

const moreOf = (lying: TableData['lying'], lasting: TableData['lasting']): Pick<TableData, 'lying' | 'lasting'> => ({
  ...(lying === undefined ? {} : { lying }),
  ...(lasting === undefined ? {} : { lasting }),
});

function refilled(list: Thing[], things: readonly Thing[]): Thing[] {
  list.length = 0;
  for (const thing of things) list.push(thing);
  return list;
}

/** Avoids the array that `splice` allocates. */
function takeOut(list: Thing[], index: number): void {
  if (index === 0) {
    list.shift();
    return;
  }
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i] as Thing;
  list.pop();
}

interface Copy extends TableData {
  readonly counters: number[];
  readonly places: Thing[][];
  readonly designs: number[];
  readonly copies: number[];
  readonly shuffles: number[];
}
function structuredCopy(data: TableData): Copy {
  return {
    counters: [...data.counters],
    places: data.places.map((list) => [...list]),
    designs: [...data.designs],
    copies: [...data.copies],
    shuffles: [...data.shuffles],
  };
}
