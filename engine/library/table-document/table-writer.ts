import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { RefusalError } from '#engine/kernel/contract/system.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import { type Counter, nowhere, type Place, type Thing } from '#engine/kernel/table/things-and-places.ts';
import type { Write } from './cheat-change.ts';
import type { GameOnTable, PartWriter, Pieces } from './part.ts';

export function refuse(code: string, data: JsonObject): never {
  throw new RefusalError(code, data);
}
export function refuseUnless(holds: boolean, code: string, data: JsonObject): void {
  if (!holds) refuse(code, data);
}

/** Reads a partial document into writes; named places are replaced entirely. */
export class TableWriter<G extends GameOnTable> implements PartWriter<G> {
  readonly game: G;
  readonly writes: Write[] = [];
  readonly then: Next[] = [];
  readonly laid = new Map<Place, readonly Thing[]>();
  private readonly pieces: Pieces<G>;
  private readonly used = new Set<string>();
  private readonly written = new Map<Place, string>();
  private readonly byName = new Map<string, Thing>();
  private readonly designs = new Map<Thing, string>();
  private made = 0;

  constructor(game: G, pieces: Pieces<G>) {
    this.game = game;
    this.pieces = pieces;
    for (let piece = pieces.first(game); piece < game.table.things; piece++)
      this.byName.set(pieces.nameOf(game, piece), piece);
  }

  set(thing: Thing, counter: Counter, value: number): void {
    this.writes.push({ set: [thing, counter, value] });
  }
  count(thing: Thing, counter: Counter): number {
    return this.lastSet(thing, counter) ?? this.game.table.count(thing, counter);
  }
  isSet(thing: Thing, counter: Counter): boolean {
    return this.lastSet(thing, counter) !== undefined;
  }
  private lastSet(thing: Thing, counter: Counter): number | undefined {
    const write = this.writes.findLast((one) => 'set' in one && one.set[0] === thing && one.set[1] === counter);
    return write !== undefined && 'set' in write ? write.set[2] : undefined;
  }

  whole(value: Json, what: string): number {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) refuse('putNoNumber', { what });
    return value;
  }
  each(value: Json, what: string, read: (name: string, part: Json) => void): void {
    if (!isObject(value)) refuse('putNoObject', { what });
    for (const [name, part] of Object.entries(value)) read(name, part);
  }

  /** A shared place may be named for several owners only with equal contents. */
  lay(place: Place, list: Json): void {
    const text = JSON.stringify(list);
    const before = this.written.get(place);
    this.written.set(place, text);
    if (before === text) return;
    if (before !== undefined) refuse('putShared', { place: this.pieces.placeName(this.game, place) });
    if (!Array.isArray(list)) refuse('putNoList', {});
    this.laid.set(
      place,
      list.map((one: Json) => this.piece(one)),
    );
  }
  at(place: Place): readonly Thing[] {
    return this.laid.get(place) ?? this.game.table.at(place);
  }

  /** The named copy, or the next free one; created if it is not on the table. */
  private piece(one: Json): Thing {
    const { fields } = this.pieces;
    const name = isObject(one) ? one[fields.find((field) => one[field] !== undefined) ?? ''] : one;
    if (typeof name !== 'string') return refuse('putNoCard', { card: one });
    const [id, copy] = name.split('#') as [string, string?];
    const design = this.pieces.design(this.game, id);
    if (design === undefined) return refuse('putUnknown', { name });
    const copies = Array.from({ length: design.copies }, (_, i) => this.pieces.copyName(id, i + 1, design.copies));
    const wanted = copy === undefined ? copies.find((each) => !this.used.has(each)) : name;
    if (wanted === undefined || this.used.has(wanted)) return refuse('putTwice', { card: name });
    const number = 1 + copies.indexOf(wanted);
    if (number < 1) refuse('putUnknown', { name });
    this.used.add(wanted);
    const piece = this.byName.get(wanted) ?? this.make(design.index, number);
    this.designs.set(piece, id);
    this.byName.set(wanted, piece);
    this.carried(piece, one);
    return piece;
  }
  private make(design: number, copy: number): Thing {
    this.writes.push({ make: [design, copy] });
    return this.game.table.things + this.made++;
  }

  /** Parts on a piece; unmentioned ones are cleared. */
  private carried(piece: Thing, one: Json): void {
    const { carries, fields } = this.pieces;
    const said: JsonObject = isObject(one) ? one : {};
    for (const [key, part] of Object.entries(carries)) part.put(this, piece, said[key] ?? part.none ?? null, key);
    for (const key of Object.keys(said))
      if (!fields.includes(key) && !Object.hasOwn(carries, key)) refuse('putUnknown', { name: key });
  }

  designOf(piece: Thing): string | undefined {
    return this.designs.get(piece);
  }
  named(pieces: readonly Thing[]): readonly (readonly [name: string, piece: Thing])[] {
    return [...this.byName].filter(([, piece]) => pieces.includes(piece));
  }
  nameOf(piece: Thing): string {
    return this.named([piece])[0]?.[0] ?? '';
  }

  /** Pieces of replaced places that are not named elsewhere go to the box. */
  layAll(): void {
    const kept = new Set([...this.laid.values()].flat());
    for (const place of this.laid.keys()) {
      const gone = this.game.table.at(place).filter((piece) => !kept.has(piece));
      if (gone.length > 0) this.writes.push({ lay: [nowhere, gone] });
    }
    for (const [place, pieces] of this.laid) this.writes.push({ lay: [place, pieces] });
  }
}
