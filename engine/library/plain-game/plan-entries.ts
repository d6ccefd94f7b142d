import { described } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Counter } from '#engine/kernel/table/table.ts';
import { whole, word } from '../formats/fields.ts';
import type { Hides, Part } from '../table-document/part.ts';
import { called, count, flag, oneOf, told } from '../table-document/parts.ts';
import { theGame } from '../table-document/table-document.ts';
import type { PlannedGame } from './layout.ts';

// What a plan of a table is written in. What an entry is called for people stands behind it, in both languages.

/** A number on a thing, and how the table document tells it; without a part it does not. */
export interface CounterEntry {
  readonly is: 'counter';
  readonly part?: (at: Counter) => Part<PlannedGame>;
}
/** A place in which pieces of a sort lie. */
export interface PlaceEntry {
  readonly is: 'place';
  readonly sort: string;
  readonly said: Schema;
  readonly hides?: Hides;
}
/** The same for each thing of a sort. */
export interface EachEntry<E> {
  readonly is: 'each';
  readonly sort: string;
  readonly said: Schema;
  readonly of: E;
}
/** What a game prints and reads in its own way, out of counters of the plan. */
export interface OwnEntry {
  readonly is: 'own';
  readonly part: (counter: (name: string) => Counter) => Part<PlannedGame>;
}
export type Own = { readonly [key: string]: CounterEntry | PlaceEntry | OwnEntry };
export type Entries = { readonly [key: string]: CounterEntry | PlaceEntry | OwnEntry | EachEntry<Own> };

/** A counter that is for the rules alone. */
export const untold: CounterEntry = { is: 'counter' };
/** A whole number from 0, with a most where a table has no more of it. */
export const counted = (ja: string, en: string, most?: number): CounterEntry => ({
  is: 'counter',
  part: (at) => count(at, { ...whole(0, ja, en), ...(most === undefined ? {} : { maximum: most }) }),
});
/** Yes or no. */
export const flagged = (ja: string, en: string): CounterEntry => ({
  is: 'counter',
  part: (at) => flag(at, { type: 'boolean', ...described(ja, en) }),
});
/** One word of a list; the first from the beginning. */
export const worded = (words: readonly string[], ja: string, en: string): CounterEntry => ({
  is: 'counter',
  part: (at) => oneOf(at, words, word(words, ja, en)),
});
/** A thing of a sort, no piece; null from the beginning. */
export const naming = (sort: string, ja: string, en: string): CounterEntry => ({
  is: 'counter',
  part: (at) =>
    called(
      at,
      { type: ['string', 'null'], 'x-name-of': [sort], ...described(ja, en) },
      {
        nameOf: ({ layout }, thing) => (thing === theGame ? null : (layout.names[thing] ?? null)),
        valueOf: ({ layout }, name) =>
          name === null ? theGame : (layout.things[sort]?.find((thing) => layout.names[thing] === name) ?? -1),
      },
    ),
});
/** How the game has ended: the plain game writes it, nobody puts it. */
export const ended = (results: readonly string[]): CounterEntry => ({
  is: 'counter',
  part: (at) =>
    told({ enum: [...results, null] }, ({ table }) => results[table.count(theGame, at) - 1] ?? null, 'putResult'),
});
/** Pieces of a sort. */
export const lying = (sort: string, ja: string, en: string, hides?: Hides): PlaceEntry => ({
  is: 'place',
  sort,
  said: described(ja, en),
  ...(hides && { hides }),
});
export const eachOf = <E extends Own>(sort: string, ja: string, en: string, of: E): EachEntry<E> => ({
  is: 'each',
  sort,
  said: described(ja, en),
  of,
});
