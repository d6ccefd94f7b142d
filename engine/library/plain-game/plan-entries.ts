import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { described } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Counter } from '#engine/kernel/table/table.ts';
import { named, whole, word } from '../formats/fields.ts';
import type { Hides, Part } from '../table-document/part.ts';
import { called, count, flag, type InPlace, oneOf, told } from '../table-document/parts.ts';
import { theGame } from '../table-document/table-document.ts';
import { refuse, refuseUnless } from '../table-document/table-writer.ts';
import type { PlannedGame } from './layout.ts';

// The entries of which a table plan is written. Each takes its Japanese and English name last.

/** A number on a thing. `part`: how the table document shows it; without it, it is left out. */
export interface CounterEntry {
  readonly is: 'counter';
  readonly part?: (at: Counter) => Part<Erased>;
}
/** A place for pieces of a sort. */
export interface PlaceEntry {
  readonly is: 'place';
  readonly sort: string;
  readonly said: Schema;
  readonly hides?: Hides;
  /** Owners that share their places have a single one together. */
  readonly isShared?: true;
  /** What the document shows with the name of each piece here; by default, everything that the piece carries. */
  readonly shows?: InPlace<Erased>['shows'];
  /** Replaces the default form in the document, a list of the pieces in the place. */
  readonly told?: (part: Part<Erased>, counter: (name: string) => Counter) => Part<Erased>;
  /** Another part of the document shows its pieces. */
  readonly toldElsewhere?: true;
}
/** The same entries for each thing of a sort, or one place if each thing consists only of that. */
export interface EachEntry<E> {
  readonly is: 'each';
  readonly sort: string;
  readonly said: Schema;
  readonly of: E;
}
/** Something that a game prints and reads in its own way, from counters of the plan. */
export interface OwnEntry {
  readonly is: 'own';
  readonly part: (counter: (name: string) => Counter, partOf: PartOf) => Part<Erased>;
}
/** Makes the document part of a place of the plan, for use elsewhere than under its key. */
export type PartOf = (key: string, entry: PlaceEntry) => Part<Erased>;
export type Own = { readonly [key: string]: CounterEntry | PlaceEntry | OwnEntry };
export type Entries = { readonly [key: string]: CounterEntry | PlaceEntry | OwnEntry | EachEntry<Own | PlaceEntry> };

/** A counter that only the rules use, and the document leaves out. */
export const untold: CounterEntry = { is: 'counter' };
/** A whole number from 0, up to `most` if given. */
export const counted = (ja: string, en: string, most?: number): CounterEntry => ({
  is: 'counter',
  part: (at) => count(at, { ...whole(0, ja, en), ...(most === undefined ? {} : { maximum: most }) }),
});
/** Yes or no. */
export const flagged = (ja: string, en: string): CounterEntry => ({
  is: 'counter',
  part: (at) => flag(at, { type: 'boolean', ...described(ja, en) }),
});
/** One word of a list, initially the first. */
export const worded = (words: readonly string[], ja: string, en: string): CounterEntry => ({
  is: 'counter',
  part: (at) => oneOf(at, words, word(words, ja, en)),
});
/** A thing of a sort that is not a piece, initially null. */
export const naming = (sort: string, ja: string, en: string): CounterEntry => ({
  is: 'counter',
  part: (at) =>
    called(
      at,
      { type: ['string', 'null'], 'x-name-of': [sort], ...described(ja, en) },
      {
        nameOf: ({ layout }, thing) => (thing === theGame ? null : (layout.names[thing] ?? null)),
        valueOf: ({ layout }, name) => (name === null ? theGame : (layout.thingCalled[sort]?.get(String(name)) ?? -1)),
      },
    ),
});
/** Several counters that each name a thing of a sort, shown as a list; left out while none names one. */
export const namingEach = (counters: readonly string[], sort: string, ja: string, en: string): OwnEntry => ({
  is: 'own',
  part: (counter): Part<PlannedGame> => ({
    schema: {
      ...{ type: 'array', minItems: counters.length, maxItems: counters.length },
      items: { type: ['string', 'null'], 'x-name-of': [sort] },
      ...described(ja, en),
    },
    none: counters.map(() => null),
    print: ({ table, layout }, of) => {
      const things = counters.map((name) => table.count(of, counter(name)));
      return things.every((thing) => thing === theGame)
        ? undefined
        : things.map((thing) => (thing === theGame ? null : (layout.names[thing] ?? null)));
    },
    put: (writer, of, value) => {
      for (const [i, name] of (value as readonly Json[]).entries()) {
        const thing = name === null ? theGame : writer.game.layout.thingCalled[sort]?.get(String(name));
        if (thing === undefined) refuse('putUnknown', { name });
        else writer.set(of, counter(counters[i] as string), thing);
      }
    },
  }),
});
/** The order of all things of a sort. Each has its position, from 1, on a counter. */
export const ordered = (by: string, sort: string, ja: string, en: string): OwnEntry => ({
  is: 'own',
  part: (counter): Part<PlannedGame> => ({
    schema: { type: 'array', items: { ...named([sort], ja, en) }, ...described(ja, en) },
    print: ({ table, layout }) =>
      [...(layout.things[sort] ?? [])]
        .sort((a, b) => table.count(a, counter(by)) - table.count(b, counter(by)))
        .map((thing) => layout.names[thing] as string),
    put: (writer, _, list) => {
      const { things, thingCalled } = writer.game.layout;
      const named = Array.isArray(list) ? list.map((name: Json) => thingCalled[sort]?.get(String(name)) ?? -1) : [];
      const isWhole = named.length === things[sort]?.length && things[sort].every((one) => named.includes(one));
      refuseUnless(isWhole, 'putOrder', { order: list });
      for (const [i, one] of named.entries()) writer.set(one, counter(by), 1 + i);
    },
  }),
});
/** How the game ended. Only the plain game writes it; it cannot be set from outside. */
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
export const eachOf = <E extends Own | PlaceEntry>(sort: string, ja: string, en: string, of: E): EachEntry<E> => ({
  is: 'each',
  sort,
  said: described(ja, en),
  of,
});
