import type { Erased } from '#engine/kernel/basics/erased.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { described } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Counter } from '#engine/kernel/table/things-and-places.ts';
import { named, whole, word } from '../formats/fields.ts';
import type { Hides, Part } from '../table-document/part.ts';
import { count, flag, type InPlace, namedValue, oneOf, readOnly } from '../table-document/parts.ts';
import { theGame } from '../table-document/table-document.ts';
import { refuse, refuseUnless } from '../table-document/table-writer.ts';
import type { PlannedGame } from './layout.ts';

// Entries of a table plan, with Japanese and English names as the last arguments.

/** `part`: its form in the table document; default: omitted. */
export interface CounterEntry {
  readonly is: 'counter';
  readonly part?: (at: Counter) => Part<Erased>;
}
export interface PlaceEntry {
  readonly is: 'place';
  readonly sort: string;
  readonly said: Schema;
  readonly hides?: Hides;
  readonly isStock?: true;
  /** One place for owners that share. */
  readonly isShared?: true;
  /** Shown with each piece's name; default: everything that it carries. */
  readonly shows?: InPlace<Erased>['shows'];
  /** Replaces the default list of pieces. */
  readonly told?: (part: Part<Erased>, counter: (name: string) => Counter) => Part<Erased>;
  readonly toldElsewhere?: true;
}
export interface EachEntry<E> {
  readonly is: 'each';
  readonly sort: string;
  readonly said: Schema;
  readonly of: E;
}
/** A custom part with counters of the plan. */
export interface OwnEntry {
  readonly is: 'own';
  readonly part: (counter: (name: string) => Counter, partOf: MakePart) => Part<Erased>;
}
export type MakePart = (key: string, entry: PlaceEntry) => Part<Erased>;
export type Own = { readonly [key: string]: CounterEntry | PlaceEntry | OwnEntry };
export type Entries = { readonly [key: string]: CounterEntry | PlaceEntry | OwnEntry | EachEntry<Own | PlaceEntry> };

/** Omitted from the document. */
export const hiddenCounter: CounterEntry = { is: 'counter' };
/** A whole number from 0, up to `most` if given. */
export const counterEntry = (ja: string, en: string, most?: number): CounterEntry => ({
  is: 'counter',
  part: (at) => count(at, { ...whole(0, ja, en), ...(most === undefined ? {} : { maximum: most }) }),
});
export const flagEntry = (ja: string, en: string): CounterEntry => ({
  is: 'counter',
  part: (at) => flag(at, { type: 'boolean', ...described(ja, en) }),
});
/** Initially the first. */
export const enumEntry = (words: readonly string[], ja: string, en: string): CounterEntry => ({
  is: 'counter',
  part: (at) => oneOf(at, words, word(words, ja, en)),
});
/** Initially null. */
export const referenceEntry = (sort: string, ja: string, en: string): CounterEntry => ({
  is: 'counter',
  part: (at) =>
    namedValue(
      at,
      { type: ['string', 'null'], 'x-name-of': [sort], ...described(ja, en) },
      {
        nameOf: ({ layout }, thing) => (thing === theGame ? null : (layout.names[thing] ?? null)),
        valueOf: ({ layout }, name) => (name === null ? theGame : (layout.thingCalled[sort]?.get(String(name)) ?? -1)),
      },
    ),
});
/** A list of counters that name things; omitted while all are null. */
export const referenceEntries = (counters: readonly string[], sort: string, ja: string, en: string): OwnEntry => ({
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
/** Positions from 1, on a counter. */
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
/** Read-only. */
export const ended = (results: readonly string[]): CounterEntry => ({
  is: 'counter',
  part: (at) =>
    readOnly({ enum: [...results, null] }, ({ table }) => results[table.count(theGame, at) - 1] ?? null, 'putResult'),
});
export const zoneEntry = (sort: string, ja: string, en: string, hides?: Hides): PlaceEntry => ({
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
