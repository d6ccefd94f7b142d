import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import type { Sort } from '#engine/kernel/language/op.ts';

// Form of an entry as data, independent of its rendering.

/** The path is relative to the entry. */
export interface FormField {
  readonly path: JsonPath;
  readonly label: string;
  /** Empty if the label suffices. */
  readonly help: string;
  readonly isRequired: boolean;
  readonly isWritten: boolean;
  /** Property to insert it after; null: at the end. */
  readonly behind: string | null;
  /** Other kinds of values are possible, which this control cannot enter. */
  readonly hasWays: boolean;
  readonly control: FormControl;
}

export interface NamedWord {
  readonly value: Json;
  readonly name: string;
}
export interface NamedId {
  readonly id: string;
  readonly name: string;
  readonly file: string | null;
}

export type FormControl =
  | TextControl
  | NumberControl
  | { readonly kind: 'words'; readonly value: Json | null; readonly words: readonly NamedWord[] }
  | ({ readonly kind: 'id' } & NamedId)
  /** A set of words or ids; `words` null: ids. */
  | { readonly kind: 'several'; readonly items: readonly NamedId[]; readonly words: readonly NamedWord[] | null }
  /** True or absent; false is written only with `saysFalse`. */
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
  | { readonly kind: 'json'; readonly text: string }
  /** Absent, and created as the smallest valid value. */
  | { readonly kind: 'absent' };

export interface TextControl {
  readonly kind: 'text';
  readonly value: string;
  readonly isLong: boolean;
  /** Printed and translated. */
  readonly isRead: boolean;
}
export interface NumberControl {
  readonly kind: 'number';
  readonly value: number | null;
  readonly least: number | null;
  readonly most: number | null;
  readonly isWhole: boolean;
}
/** A node as its sentence, with controls in place of its fields. */
export interface NodeControl {
  readonly kind: 'node';
  readonly sort: Sort;
  readonly op: string;
  readonly pieces: readonly FormPiece[];
  /** The form for a single one of several ("a PC"). */
  readonly piecesOfAny: readonly FormPiece[] | null;
  /** Optional fields that are not in the sentence. */
  readonly more: readonly FormField[];
  readonly said: string;
}
export type FormPiece =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'field'; readonly field: FormField; readonly isAny: boolean };

export interface Form {
  readonly title: string;
  readonly fields: readonly FormField[];
}
