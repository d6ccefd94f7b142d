import type { Text } from '#engine/kernel/basics/text.ts';
import type { Answers } from '#engine/kernel/contract/template.ts';

export interface KindOfSheet extends Text {
  readonly id: string;
  readonly list: string;
  /** By the path inside its project. */
  readonly holds: (path: string) => boolean;
  readonly shown: readonly string[];
  /** Columns with distributions; lists count their values. */
  readonly curves: readonly string[];
  /** How to add an entry, with preset answers; absent: only as text. */
  readonly begins?: { readonly id: string; readonly answers: Answers };
}

/** A game's additions to its sheets, beyond schemas. */
export interface TableSheet {
  readonly kinds: readonly KindOfSheet[];
  readonly titles: Readonly<Record<string, Text>>;
}
