import type { Json } from '../basics/json.ts';
import type { WindowWord } from '../procedures/procedure.ts';

export type NamesBySort = { readonly [sort: string]: readonly string[] };

/** JSON Schemas by name. */
export type Shapes = { readonly [name: string]: object };

/**
 * All words in which a game writes answers, events and results: any other word is a mistake. The words of `do` come
 * from the offers, the kinds of events from the changes.
 */
export interface Vocabulary<G> {
  /** Schemas of answer fields. `x-name-of` lists the sorts of things that a string may name. */
  readonly answers: Shapes;
  /** The same for events, `cause` included; the kernel's own fields are not. */
  readonly events: Shapes;
  /** The same for edits of an amount. */
  readonly edits: Shapes;
  /** Fields of the answers in windows; omitted for windows that the game never opens. */
  readonly windows: { readonly [W in WindowWord]?: readonly string[] };
  readonly results: readonly string[];
  readonly rank: object;
  readonly player: object;
  readonly setup: object;
  /** Content that may be overlaid on a project, by key. */
  readonly overlay: Shapes;
  /** Sorts with copies: `name#2`. */
  readonly copied: readonly string[];
  /** Names that always exist. */
  readonly names: NamesBySort;
  /** Names in a valid document besides declared ids. */
  named(path: string, document: Json): NamesBySort;
  /** For sorts of which a game uses only some: the ones in this game. */
  inPlay(game: G): NamesBySort;
}

/** Fields that the kernel adds to every event. */
const ownFieldsOfEvents = ['rule', 'cause', 'path', 'status'] as const;
/** Fields that it adds to every edit. */
export const ownFieldsOfEdits = ['amount', 'rule', 'path'] as const;
/** Events with a base also list their edits. */
export const fieldsOfEvent = (fields: readonly string[]): readonly string[] => [
  ...fields,
  ...(fields.includes('base') ? ['edits'] : []),
  ...ownFieldsOfEvents,
];
