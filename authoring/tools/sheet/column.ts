import type { Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';

/** A word that a cell may hold, and what it is called. */
export interface CellWord {
  readonly id: Json;
  readonly label: Text;
}

/** One value: what may stand in a cell, or as one of several. */
export type SingleCell =
  | { readonly kind: 'text' }
  /** `mayBeNode`: in its place an effect may say how much it is. */
  | { readonly kind: 'number'; readonly mayBeNode: boolean }
  | { readonly kind: 'word'; readonly words: readonly CellWord[] }
  /** The id of something that is declared as one of these kinds. */
  | { readonly kind: 'name'; readonly kinds: readonly string[] };

export type CellKind =
  | SingleCell
  | { readonly kind: 'list'; readonly of: SingleCell }
  /** Whatever is more than a line: it is written as JSON. */
  | { readonly kind: 'json' };

/** One property of all entries of a kind. */
export interface Column {
  /** Its path, with `/`. */
  readonly key: string;
  readonly path: readonly string[];
  readonly title: Text;
  /** Its help as the format has it. */
  readonly about: Text;
  readonly cell: CellKind;
  /** An entry without it is none. */
  readonly isRequired: boolean;
  /** Its entry is called by it: another way leads to another id, since others name it. */
  readonly isId: boolean;
  /** For each step of its path the keys of the object there, in the order of the format. */
  readonly orders: readonly (readonly string[])[];
}

/** All entries of one list of one format. */
export interface EntryKind {
  readonly format: string;
  readonly list: string;
  readonly title: Text;
  readonly columns: readonly Column[];
  /** The documents that have such a list, those of required projects among them: `package:path`. */
  readonly files: readonly string[];
}
