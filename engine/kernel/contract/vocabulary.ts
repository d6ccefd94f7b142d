import type { Json } from '../basics/json.ts';
import type { WindowWord } from '../procedures/procedure.ts';

/** Names by the sort of what they name, in the words of one game. */
export type NamesBySort = { readonly [sort: string]: readonly string[] };

/** JSON Schemas by the name of what they are of. */
export type Shapes = { readonly [name: string]: object };

/**
 * The words of a game in which answers, events and results are written down: all there are, so that a word which is not
 * among them is a slip. Which words of `do` there are, the offers say; which kinds of events, the changes.
 */
export interface Vocabulary<G> {
  /** The shape of what stands under a field of an answer. Strings that name things say of which sorts in `x-name-of`. */
  readonly answers: Shapes;
  /** The same of events, their `cause` among them; the rest of what the kernel writes into each is no game's. */
  readonly events: Shapes;
  /** The same of what alters an amount. */
  readonly edits: Shapes;
  /** The fields of the answers that windows ask for; a window that the game never opens has none. */
  readonly windows: { readonly [W in WindowWord]?: readonly string[] };
  /** How a game can end, and how well. */
  readonly results: readonly string[];
  readonly rank: object;
  /** How somebody is called who plays. */
  readonly player: object;
  /** The shape of a set-up. */
  readonly setup: object;
  /** What content may be laid over a project: the keys, and what lies under them. */
  readonly overlay: Shapes;
  /** The sorts of which a game may have several copies: `name#2` is one of them. */
  readonly copied: readonly string[];
  /** Names that are always there. */
  readonly names: NamesBySort;
  /** What a sound document of a project gives names to, besides the ids that it declares. */
  named(path: string, document: Json): NamesBySort;
  /** Of the sorts of which only some are in a game: those that are in this one. */
  inPlay(game: G): NamesBySort;
}

/** What the kernel writes into every event besides its kind. */
const ownFieldsOfEvents = ['rule', 'cause', 'path', 'status'] as const;
/** What it writes into everything that alters an amount. */
export const ownFieldsOfEdits = ['amount', 'rule', 'path'] as const;
/** Events that have a base tell what altered it. */
export const fieldsOfEvent = (fields: readonly string[]): readonly string[] => [
  ...fields,
  ...(fields.includes('base') ? ['edits'] : []),
  ...ownFieldsOfEvents,
];
