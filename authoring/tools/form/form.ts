import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Sort } from '#engine/kernel/language/op.ts';

// An entry of a document as fields. It is data: what is drawn of it, and how, is nobody's business here.

/** One field. Its path leads from the entry to the value that it writes. */
export interface FormField {
  readonly path: JsonPath;
  readonly label: string;
  /** What is to be known besides; empty: the label says it all. */
  readonly help: string;
  readonly isRequired: boolean;
  readonly isWritten: boolean;
  /** The neighbour behind whose property it is written when it is not there yet; null: behind the last. */
  readonly behind: string | null;
  /** Something else than what stands there could be written, which its control cannot say. */
  readonly hasWays: boolean;
  readonly control: Control;
}

/** A word that may be chosen, as it is called. */
export interface NamedWord {
  readonly value: Json;
  readonly name: string;
}
/** An id, and what it stands for; empty: nothing is known of it. */
export interface NamedId {
  readonly id: string;
  readonly name: string;
  /** The file in which it is declared; null: nothing is known of it. */
  readonly file: string | null;
}

export type Control =
  | TextControl
  | NumberControl
  | { readonly kind: 'words'; readonly value: Json | null; readonly words: readonly NamedWord[] }
  | ({ readonly kind: 'id' } & NamedId)
  /** Several words or ids, each at most once. Null: they are ids, and are asked for. */
  | { readonly kind: 'several'; readonly items: readonly NamedId[]; readonly words: readonly NamedWord[] | null }
  /** It stands there as `true`, or not at all; `false` is written only where that is said too. */
  | { readonly kind: 'flag'; readonly isSet: boolean; readonly saysFalse: boolean }
  | { readonly kind: 'fixed'; readonly value: Json }
  | { readonly kind: 'group'; readonly fields: readonly FormField[] }
  | {
      readonly kind: 'list';
      readonly items: readonly FormField[];
      readonly mayGrow: boolean;
      readonly mayShrink: boolean;
    }
  | { readonly kind: 'nodes'; readonly sort: Sort; readonly nodes: readonly FormField[]; readonly mayShrink: boolean }
  | NodeControl
  /** What no other control can show. */
  | { readonly kind: 'json'; readonly text: string }
  /** Nothing stands there, and what may stand there has parts: it is begun with the least. */
  | { readonly kind: 'absent' };

export interface TextControl {
  readonly kind: 'text';
  readonly value: string;
  /** It has several lines. */
  readonly isLong: boolean;
  /** People read it: it is printed and translated. */
  readonly isRead: boolean;
}
export interface NumberControl {
  readonly kind: 'number';
  readonly value: number | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly isWhole: boolean;
}
/** A node of the effect language as the sentence that it makes, with its fields in it. */
export interface NodeControl {
  readonly kind: 'node';
  readonly sort: Sort;
  readonly op: string;
  readonly pieces: readonly Piece[];
  /** The same where one of what it names is spoken of; null: as always. */
  readonly piecesOfAny: readonly Piece[] | null;
  /** Fields that could be written besides. */
  readonly more: readonly FormField[];
  /** The whole sentence. */
  readonly said: string;
}
export type Piece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'field'; readonly field: FormField; readonly isAny: boolean };

/** An entry, or a document without its entries, as it is filled in. */
export interface Form {
  /** What it is: the document's kind, or its list's. */
  readonly title: string;
  readonly fields: readonly FormField[];
}
