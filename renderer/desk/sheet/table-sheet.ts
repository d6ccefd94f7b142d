import type { Text } from '#engine/kernel/basics/text.ts';
import type { Answers } from '#engine/kernel/contract/beginning.ts';

/** Entries that people of a game look at together, as one kind. */
export interface KindOfSheet extends Text {
  readonly id: string;
  /** The list of a document in which they stand. */
  readonly list: string;
  /** Whether a document holds them: its path inside its project. */
  readonly holds: (path: string) => boolean;
  /** The keys of the columns that are shown when nobody has chosen. */
  readonly shown: readonly string[];
  /** The columns whose figures stand beside them; of lists how often each value stands there. */
  readonly curves: readonly string[];
  /** How one more of them is begun, and what of its questions is answered by the kind; absent: in the text. */
  readonly begins?: { readonly id: string; readonly answers: Answers };
}

/** What a game says of tables of its entries besides what its formats say. */
export interface TableSheet {
  readonly kinds: readonly KindOfSheet[];
  /** Short headings of columns, by their keys. */
  readonly titles: Readonly<Record<string, Text>>;
}
