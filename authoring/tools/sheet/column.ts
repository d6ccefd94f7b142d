import type { Json } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';

export interface CellWord {
  readonly id: Json;
  readonly label: Text;
}

export type SingleCell =
  | { readonly kind: 'text' }
  /** `mayBeNode`: it may be an object too, such as an effect that computes it. */
  | { readonly kind: 'number'; readonly mayBeNode: boolean }
  | { readonly kind: 'word'; readonly words: readonly CellWord[] }
  | { readonly kind: 'name'; readonly kinds: readonly string[] };

export type CellKind =
  | SingleCell
  | { readonly kind: 'list'; readonly of: SingleCell }
  /** Edited as JSON. */
  | { readonly kind: 'json' };

export interface SheetColumn {
  /** The path joined with `/`. */
  readonly key: string;
  readonly path: readonly string[];
  readonly title: Text;
  /** Description in the format. */
  readonly about: Text;
  readonly cell: CellKind;
  readonly isRequired: boolean;
  /** Read-only, as other entries refer to it; changed by a rename. */
  readonly isId: boolean;
  /** Keys of the object at each step of the path, in the order of the format. */
  readonly orders: readonly (readonly string[])[];
}

export interface EntryKind {
  readonly format: string;
  readonly list: string;
  readonly title: Text;
  readonly columns: readonly SheetColumn[];
  /** `package:path` in required projects. */
  readonly files: readonly string[];
}
