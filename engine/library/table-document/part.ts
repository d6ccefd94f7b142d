import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { TableSight } from '#engine/kernel/contract/system.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { ReadonlyTable } from '#engine/kernel/table/readonly-table.ts';
import type { Counter, Place, Thing } from '#engine/kernel/table/things-and-places.ts';

export interface GameOnTable {
  readonly table: ReadonlyTable;
}

export interface PartWriter<G extends GameOnTable> {
  readonly game: G;
  /** Runs after the writes. */
  readonly then: Next[];
  set(thing: Thing, counter: Counter, value: number): void;
  /** A whole number from 0; `what`: name for refusals. */
  whole(value: Json, what: string): number;
  each(value: Json, what: string, read: (name: string, part: Json) => void): void;
  lay(place: Place, list: Json): void;
  at(place: Place): readonly Thing[];
  /** Undefined for pieces that the document does not lay. */
  designOf(piece: Thing): string | undefined;
}

/** What is seen of the table. */
export type Sight = Omit<TableSight, 'seat'>;

/** Who cannot see a place: a rule shared by all places that name it. */
export interface Hides {
  readonly id: string;
  readonly rule: string;
  /** `others`: the owner sees it. */
  readonly from: 'all' | 'others';
  /** Places of one pool are indistinguishable; default: a pool of its own. */
  readonly pool?: string;
  /** Default: true. */
  readonly shuffled?: boolean;
  /** While this holds, nor is it seen how many pieces lie there. */
  readonly uncountedWhile?: (game: Erased) => boolean;
}

export interface Zone {
  readonly place: Place;
  readonly of: Thing;
  readonly hides: Hides | undefined;
}

/** A part of a table document, reusable for every seat, slot or piece. `of`: its owner. */
export interface Part<G extends GameOnTable> {
  readonly schema: Schema;
  /** Written after its siblings, because it names things that they lay. */
  readonly late?: true;
  /** Omitted if empty. */
  readonly optional?: true;
  /** Default when a piece is named without it. */
  readonly none?: Json;
  /** How plain cheats derive from it. */
  readonly cheats?: CheatsOf<G>;
  /** Undefined: none. Pieces in hidden places print `?`, unless they are looked at; so does a place that is not counted. */
  print(game: G, of: Thing, sight: Sight): Json | undefined;
  /** `key`: its key, for refusals. Throws `RefusalError`. */
  put(writer: PartWriter<G>, of: Thing, value: Json, key: string): void;
  zones?(game: G, of: Thing): readonly Zone[];
}

/** Set a counter, a flag or an amount, lay a piece, or choose an owner first. */
export type CheatsOf<G extends GameOnTable> =
  | { readonly is: 'count'; readonly schema: Schema }
  | { readonly is: 'flag' }
  | {
      /** One of several amounts. */
      readonly is: 'amounts';
      readonly key: string;
      readonly item: Schema;
      /** The part with another amount of this item. */
      readonly with: (game: G, of: Thing, item: string, amount: number) => Json;
    }
  | {
      readonly is: 'pieces';
      readonly piece: Schema;
      readonly at: (game: G, of: Thing) => Place;
      readonly isStock?: true;
    }
  | {
      readonly is: 'group';
      readonly parts: { readonly [key: string]: Part<G> };
    }
  | {
      readonly is: 'each';
      readonly sort: string;
      readonly owner: Schema;
      readonly all: (game: G) => readonly Owner[];
      readonly part: Part<G>;
    };

export type Owner = readonly [name: string, thing: Thing];

export interface PieceDesign {
  readonly index: number;
  readonly copies: number;
}

/** How pieces are named in documents, and what can be on them. */
export interface Pieces<G extends GameOnTable> {
  first(game: G): Thing;
  nameOf(game: G, piece: Thing): string;
  /** Copies count from 1. */
  copyName(id: string, copy: number, copies: number): string;
  /** Undefined: no such design. */
  design(game: G, id: string): PieceDesign | undefined;
  placeName(game: G, place: Place): string;
  readonly carries: { readonly [key: string]: Part<G> };
  /** Keys for the piece's name when more is printed. */
  readonly fields: readonly string[];
}
