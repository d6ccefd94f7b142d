import { isSameList } from '../basics/is-same-list.ts';
import { isSame, type Json } from '../basics/json.ts';
import { isEmpty, isMeantFor, type LastingEffect, type Lastings, nothingLasts, type Period } from './lasting.ts';
import type { ReadonlyTable } from './readonly-table.ts';
import { moreOf, structuredCopy, type TableData } from './table-data.ts';
import { type Counter, hostOf, nowhere, type Place, placeOn, type Thing } from './things-and-places.ts';

export const nothing: Thing[] = [];

/** The arrays of a table, read-only, with a revision of each part. */
export abstract class TableArrays implements ReadonlyTable {
  readonly stride: number;
  protected counters: number[] = [];
  protected designs: number[] = [];
  protected copies: number[] = [];
  protected where: Place[] = [];
  protected places: Thing[][] = [];
  protected shuffles: number[] = [];
  /** Pieces on things, by thing; sparse. */
  protected lying: Thing[][] = [];
  protected readonly lyingRevisions: number[] = [];
  protected lasts: Lastings = nothingLasts;
  protected readonly placeRevisions: number[] = [];
  protected readonly counterRevisions: number[] = [];
  /** Copy on write: another table shares the counters; the places of pieces; what pieces are; the shuffles. */
  private sharesCounters = false;
  private sharesWhere = false;
  private sharesPieces = false;
  private sharesShuffles = false;
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
  protected touch(place: Place): void {
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
  protected listAt(place: Place, lays = false): Thing[] {
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

  /** Directly or indirectly. */
  protected isUnder(thing: Thing, place: Place): boolean {
    for (let host = hostOf(place); host >= 0; host = hostOf(this.placeOf(host))) if (host === thing) return true;
    return false;
  }

  protected setList(place: Place, list: Thing[]): void {
    if (place >= 0) this.places[place] = list;
    else this.lying[hostOf(place)] = list;
  }

  protected share(other: TableArrays): void {
    this.counters = other.counters;
    this.designs = other.designs;
    this.copies = other.copies;
    this.where = other.where;
    this.shuffles = other.shuffles;
    this.batches = other.batches;
    this.lasts = other.lasts;
    this.setShared();
    other.setShared();
  }
  private setShared(): void {
    this.sharesCounters = true;
    this.sharesWhere = true;
    this.sharesPieces = true;
    this.sharesShuffles = true;
  }

  // Call these before writing integers that may be shared

  protected unshareCounters(): void {
    if (!this.sharesCounters) return;
    this.counters = this.counters.slice();
    this.sharesCounters = false;
  }
  protected unshareWhere(): void {
    if (!this.sharesWhere) return;
    this.where = this.where.slice();
    this.sharesWhere = false;
  }
  protected unsharePieces(): void {
    this.unshareCounters();
    this.unshareWhere();
    if (!this.sharesPieces) return;
    this.designs = this.designs.slice();
    this.copies = this.copies.slice();
    this.sharesPieces = false;
  }
  protected unshareShuffles(): void {
    if (!this.sharesShuffles) return;
    this.shuffles = this.shuffles.slice();
    this.sharesShuffles = false;
  }

  protected layOut({ designs, places, lying = [] }: TableData): void {
    for (const [host, things] of lying) this.lying[host] = refilled(this.lying[host] ?? [], things);
    this.where.length = 0;
    for (let thing = 0; thing < designs.length; thing++) this.where.push(nowhere);
    for (let place = 0; place < places.length; place++)
      for (const thing of places[place] as readonly Thing[]) this.where[thing] = place;
    for (const [host, things] of lying) for (const thing of things) this.where[thing] = placeOn(host);
  }

  protected insert(thing: Thing, to: Place, index: number): void {
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

  protected moreData(): Pick<TableData, 'lying' | 'lasting'> {
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
}

export function refilled(list: Thing[], things: readonly Thing[]): Thing[] {
  list.length = 0;
  for (const thing of things) list.push(thing);
  return list;
}

/** Avoids the array that `splice` allocates. */
export function takeOut(list: Thing[], index: number): void {
  if (index === 0) {
    list.shift();
    return;
  }
  for (let i = index + 1; i < list.length; i++) list[i - 1] = list[i] as Thing;
  list.pop();
}
