import type { JsonObject } from '#engine/kernel/basics/json.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import { type Counter, nowhere, type Place, type Thing } from '#engine/kernel/table/things-and-places.ts';
import { type Write, writeTable } from './cheat-change.ts';
import type { GameOnTable, Owner, PieceDesign, Pieces } from './part.ts';
import { refuse } from './table-writer.ts';

/** `writes`: creates the piece if it is not on the table. */
export interface CopyToMove {
  readonly piece: Thing;
  readonly writes: readonly Write[];
}

export interface Stocks {
  /** Unowned places besides the box. */
  readonly free: readonly Place[];
  /** Draw piles: a copy in its target may be taken, since it moves to the top. */
  readonly drawnFrom: readonly Place[];
  /** Owned copies are taken last. */
  readonly isHeld: (piece: Thing) => boolean;
}

/** Resolves what a cheat names; refuses with the field at fault. */
export class CheatReader<G extends GameOnTable> {
  readonly game: G;
  readonly cheat: string;
  readonly about: JsonObject;
  private readonly pieces: Pieces<G>;

  constructor(game: G, cheat: string, about: JsonObject, pieces: Pieces<G>) {
    this.game = game;
    this.cheat = cheat;
    this.about = about;
    this.pieces = pieces;
  }

  text(field: string): string {
    const value = this.about[field];
    return typeof value === 'string' ? value : refuse('cheatField', { cheat: this.cheat, field });
  }
  number(field: string, most = 99): number {
    const value = this.about[field];
    if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) refuse('putNoNumber', { what: field });
    if (value > most) refuse('putTooMuch', { what: this.cheat, most });
    return value;
  }
  oneOf(field: string, owners: readonly Owner[]): Thing {
    const name = this.text(field);
    return owners.find(([one]) => one === name)?.[1] ?? refuse('putUnknown', { name });
  }

  pieceAt(places: readonly Place[], field = this.pieces.fields[0] as string): Thing {
    const name = this.text(field);
    const [id, copy] = name.split('#') as [string, string?];
    const { index } = this.design(id);
    const { table } = this.game;
    const found = places
      .flatMap((place) => table.at(place))
      .find((piece) => table.designOf(piece) === index && (copy === undefined || this.nameOf(piece) === name));
    return found ?? refuse('cheatNotThere', { card: name, cheat: this.cheat });
  }

  /** The named copy; else unowned, from a stock or the box; else elsewhere, owned ones last. */
  copy(into: Place, { free, drawnFrom, isHeld }: Stocks, field = this.pieces.fields[0] as string): CopyToMove {
    const name = this.text(field);
    const [id, number] = name.split('#') as [string, string?];
    const design = this.design(id);
    const { table } = this.game;
    const take = (piece: Thing): CopyToMove => ({ piece, writes: [] });
    const names = Array.from({ length: design.copies }, (_, i) => this.pieces.copyName(id, i + 1, design.copies));
    const copies = this.copiesOf(design);
    if (number !== undefined) {
      const named = copies.find((piece) => this.nameOf(piece) === name);
      if (named !== undefined) return take(named);
      return names.includes(name) ? this.made(design, 1 + names.indexOf(name)) : refuse('putUnknown', { name });
    }
    const placeOf = (piece: Thing) => table.placeOf(piece);
    const there = copies.find((piece) => drawnFrom.includes(into) && placeOf(piece) === into);
    const unheld = there ?? copies.find((piece) => placeOf(piece) === nowhere || free.includes(placeOf(piece)));
    if (unheld !== undefined) return take(unheld);
    const numbers = copies.map((piece) => table.copyOf(piece));
    const unmade = names.findIndex((_, i) => !numbers.includes(i + 1));
    if (unmade >= 0) return this.made(design, unmade + 1);
    const others = copies.filter((piece) => placeOf(piece) !== into);
    const elsewhere = others.find((piece) => !isHeld(piece)) ?? others[0];
    return elsewhere === undefined ? refuse('putTwice', { card: name }) : take(elsewhere);
  }

  set(thing: Thing, counter: Counter, value: number): Next {
    return writeTable([{ set: [thing, counter, value] }], this.about);
  }
  /** Moves a piece to the end or top, and resets these counters of it. */
  lay(
    { piece, writes }: CopyToMove,
    place: Place,
    leaving: readonly Counter[],
    where: 'last' | 'onTop' = 'last',
  ): Next {
    const others = place === nowhere ? [] : this.game.table.at(place).filter((one) => one !== piece);
    const left = leaving.map((counter) => ({ set: [piece, counter, 0] as const }));
    return writeTable(
      [...writes, ...left, { lay: [place, where === 'onTop' ? [piece, ...others] : [piece]] }],
      this.about,
    );
  }

  design(id: string): PieceDesign {
    return this.pieces.design(this.game, id) ?? refuse('putUnknown', { name: id });
  }
  private copiesOf({ index }: PieceDesign): readonly Thing[] {
    const { table } = this.game;
    const found: Thing[] = [];
    for (let piece = this.pieces.first(this.game); piece < table.things; piece++)
      if (table.designOf(piece) === index) found.push(piece);
    return found;
  }
  private nameOf(piece: Thing): string {
    return this.pieces.nameOf(this.game, piece);
  }
  private made(design: PieceDesign, copy: number): CopyToMove {
    return { piece: this.game.table.things, writes: [{ make: [design.index, copy] }] };
  }
}
