import { extended } from '../basics/extended.ts';
import { handledIn, type PieceMove, Undo } from './journal.ts';
import { type LastingEffect, type Lastings, nothingLasts, type Period } from './lasting.ts';
import { nothing, refilled, TableArrays, takeOut } from './table-arrays.ts';
import { structuredCopy, type TableData } from './table-data.ts';
import { type Counter, nowhere, type Place, placeOn, type Thing } from './things-and-places.ts';

/** Snapshot of a table and its journal. */
export interface TableSnapshot {
  readonly still: Table;
  readonly lists: { readonly places: readonly Thing[][]; readonly lying: readonly Thing[][] };
  readonly journal: readonly number[];
  readonly lastedBefore: readonly Lastings[];
}

/** The table in dense arrays of integers, with an undo journal of every write. */
export class Table extends TableArrays {
  private readonly lastedBefore: Lastings[] = [];
  private journal: number[] = [];
  /** False: no undo, for games that are played through once. */
  journaling = true;

  set(thing: Thing, counter: Counter, value: number): void {
    const cell = thing * this.stride + counter;
    const before = this.counters[cell] as number;
    if (before === value) return;
    this.unshareCounters();
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
    this.unshareWhere();
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
    const list = this.listAt(place);
    if (this.journaling) {
      // A spread could exceed the limit of call arguments
      for (const thing of list) this.journal.push(thing);
      this.journal.push(list.length, place, this.shufflesOf(place), Undo.order);
    }
    this.revision++;
    this.touch(place);
    this.setList(place, [...order]);
    if (!shuffled || place < 0) return;
    this.unshareShuffles();
    this.shuffles[place] = this.shufflesOf(place) + 1;
  }

  last(record: Omit<LastingEffect, 'id'>): void {
    const { laid, records } = this.lasts;
    this.letLast(extended(this.lasts, { laid: laid + 1, records: [...records, { ...record, id: laid + 1 }] }));
  }
  countUse(id: number): void {
    const records = this.lasts.records.map((one) => (one.id === id ? extended(one, { times: one.times + 1 }) : one));
    this.letLast(extended(this.lasts, { records }));
  }
  lapse(id: number): void {
    this.letLast(extended(this.lasts, { records: this.lasts.records.filter((one) => one.id !== id) }));
  }
  openPeriod(period: Period): void {
    this.letLast(extended(this.lasts, { open: [...this.lasts.open, period] }));
  }
  /** Closes the last open one of that name, if any. */
  closePeriod(period: Period): void {
    const at = this.lasts.open.findLastIndex((one) => one.name === period.name && one.of === period.of);
    if (at >= 0) this.letLast(extended(this.lasts, { open: this.lasts.open.filter((_, i) => i !== at) }));
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
    this.unsharePieces();
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
        this.unshareCounters();
        this.counters[cell] = before;
        const counter = cell % this.stride;
        this.counterRevisions[counter] = (this.counterRevisions[counter] as number) + 1;
        return;
      }
      case Undo.move: {
        const index = pop();
        const from = pop();
        const thing = pop();
        this.unshareWhere();
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
        if (place >= 0 && this.shufflesOf(place) !== shuffles) {
          this.unshareShuffles();
          this.shuffles[place] = shuffles;
        }
        this.touch(place);
        const length = pop();
        this.setList(place, journal.splice(journal.length - length, length));
        return;
      }
      case Undo.make: {
        this.unsharePieces();
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
