import type { Json } from '#engine/kernel/basics/json.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Counter, Place, Reading, Thing } from '#engine/kernel/table/table.ts';

/** What a table document asks of a game. */
export interface GameOnTable {
  readonly table: Reading;
}

/** What reads a partial document into writes, as far as a part needs it: see `TableWriter`. */
export interface PartWriter<G extends GameOnTable> {
  readonly game: G;
  /** What comes after the writes. */
  readonly then: Next[];
  set(thing: Thing, counter: Counter, value: number): void;
  /** A whole number from 0; `what`: what it is of, for refusals. */
  whole(value: Json, what: string): number;
  /** Reads each entry of an object. */
  each(value: Json, what: string, read: (name: string, part: Json) => void): void;
  /** The pieces of a place, by their names. */
  lay(place: Place, list: Json): void;
  /** What lies in a place as the document leaves it. */
  at(place: Place): readonly Thing[];
  /** The id of a piece that it lays; of one that it does not lay, undefined. */
  designOf(piece: Thing): string | undefined;
}

/** What of a place somebody does not see: one rule of the book for all places that name it. */
export interface Hides {
  readonly id: string;
  readonly rule: string;
  /** `others`: whoever the place belongs to sees what lies in it. */
  readonly from: 'all' | 'others';
  /** What lies in places of one pool cannot be told apart; without it the place is a pool of its own. */
  readonly pool?: string;
  /** Whether chance has ordered what lies there; without it, it has. */
  readonly shuffled?: boolean;
}

/** A place of the document, and whose it is. */
export interface Zone {
  readonly place: Place;
  readonly of: Thing;
  readonly hides: Hides | undefined;
}

/**
 * A part of a table document: its shape, how it is printed, and what writing it puts on the table. One declaration is good
 * for everything of that sort: for each seat, each slot, each piece. `of`: the thing that it belongs to.
 */
export interface Part<G extends GameOnTable> {
  readonly schema: Schema;
  /** Read when its neighbours are, whatever the order in the document: what it names must lie there before. */
  readonly late?: true;
  /** Not printed where there is none of it. */
  readonly optional?: true;
  /** What is put where a piece is named without it. */
  readonly none?: Json;
  /** What plain cheats can be made of. */
  readonly cheats?: CheatsOf<G>;
  /** undefined: there is none of it. To whom these places are hidden, what lies there is `?`. */
  print(game: G, of: Thing, hidden: ReadonlySet<Place>): Json | undefined;
  /** `key`: under which it stands, for refusals. Throws `RefusalError`. */
  put(writer: PartWriter<G>, of: Thing, value: Json, key: string): void;
  zones?(game: G, of: Thing): readonly Zone[];
}

/** A counter can be set, a piece be laid; what belongs to several is told by its owner. */
export type CheatsOf<G extends GameOnTable> =
  | { readonly is: 'count'; readonly schema: Schema }
  | { readonly is: 'pieces'; readonly piece: Schema; readonly at: (game: G, of: Thing) => Place }
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

/** A thing that several parts belong to, by its name in the document. */
export type Owner = readonly [name: string, thing: Thing];

/** A kind of piece, as far as documents name its copies. */
export interface PieceDesign {
  /** Its place in the content's list. */
  readonly index: number;
  readonly copies: number;
}

/** How a game calls its pieces in documents, and what can lie on them. */
export interface Pieces<G extends GameOnTable> {
  /** Things are pieces from this one on. */
  first(game: G): Thing;
  nameOf(game: G, piece: Thing): string;
  /** What a copy of a design is called, of which there are so many; copies count from 1. */
  copyName(id: string, copy: number, copies: number): string;
  /** The design of that id; undefined when the content has none. */
  design(game: G, id: string): PieceDesign | undefined;
  placeName(game: G, place: Place): string;
  /** What lies on pieces, by its key beside their name. */
  readonly carries: { readonly [key: string]: Part<G> };
  /** The key under which the piece stands when something lies on it: one of these. */
  readonly fields: readonly string[];
}
