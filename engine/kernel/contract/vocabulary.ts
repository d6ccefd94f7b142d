import type { Json } from '../basics/json.ts';
import type { WindowWord } from '../procedures/procedure.ts';

export type NamesBySort = { readonly [sort: string]: readonly string[] };

export type Shapes = { readonly [name: string]: object };

/** All words of answers, events and results. Words of `do` come from the offers, kinds of events from the changes. */
export interface Vocabulary<G> {
  /** Schemas of answer fields. `x-name-of` lists the sorts of things that a string may name. */
  readonly answers: Shapes;
  /** The same for events, `cause` included; the kernel's own fields are not. */
  readonly events: Shapes;
  readonly edits: Shapes;
  /** Fields of the answers in windows; omitted for windows that the game never opens. */
  readonly windows: { readonly [W in WindowWord]?: readonly string[] };
  readonly results: readonly string[];
  readonly rank: object;
  readonly player: object;
  readonly setup: object;
  readonly overlay: Shapes;
  /** Sorts with copies: `name#2`. */
  readonly copied: readonly string[];
  /** Sorts whose names are made of others (`madeName`): the sorts of these. */
  readonly made?: NamesBySort;
  readonly names: NamesBySort;
  named(path: string, document: Json): NamesBySort;
  /** For sorts of which a game uses only some: the ones in this game. */
  inPlay(game: G): NamesBySort;
}

/** Fields that the kernel adds to every event. */
const ownFieldsOfEvents = ['rule', 'cause', 'path', 'status'] as const;
export const ownFieldsOfEdits = ['amount', 'rule', 'path'] as const;
export const fieldsOfEvent = (fields: readonly string[]): readonly string[] => [
  ...fields,
  ...(fields.includes('base') ? ['edits'] : []),
  ...ownFieldsOfEvents,
];
