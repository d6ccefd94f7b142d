import type { Erased } from '#engine/kernel/basics/erased.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { described } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { lastingSchemaWithTriggers } from '#engine/kernel/lasting-effects/lasting-document.ts';
import type { Counter, Thing } from '#engine/kernel/table/things-and-places.ts';
import { named } from '../formats/fields.ts';
import { lasting } from '../table-document/lasting-part.ts';
import type { Hides, Part, PieceDesign, Pieces } from '../table-document/part.ts';
import { each, group, inPlace, lyingOn, pieceSchema } from '../table-document/parts.ts';
import type { DeclaredTable } from '../table-document/table-document.ts';
import {
  copyName,
  layoutOf,
  type Numbering,
  nameOn,
  type Owners,
  type PlainLayout,
  type PlannedContent,
  type PlannedGame,
  placeIn,
  type Sharing,
} from './layout.ts';
import type { CounterEntry, EachEntry, Entries, MakePart, Own, OwnEntry, PlaceEntry } from './plan-entries.ts';

/** For each sort, what people call its things in Japanese and English, or the schema of their names. */
export type Sorts = { readonly [sort: string]: readonly [ja: string, en: string] | Schema };

/** Pieces and counters that lie on other pieces, and what differs in a game. */
interface More<C extends Carries, N extends Numbered | undefined> {
  readonly on?: { readonly [sort: string]: string };
  readonly carries?: C;
  readonly numbered?: N;
  /** Overrides how pieces are named and counted. */
  readonly pieces?: Partial<Pieces<Erased>>;
  /** It has no lasting effects, so its table document has no part for them. */
  readonly nothingLasts?: true;
  /** Effects can wait for a change: see `nextTimeOps`. */
  readonly waitsForChanges?: true;
}
type CarriedKeys<C extends Carries> = { [Sort in keyof C]: KeysOf<C[Sort], 'counter'> }[keyof C];
type Carries = { readonly [sort: string]: { readonly [key: string]: CounterEntry | OwnEntry } };

/** The keys of a plan that are counters, or places: those of the table and of everything on it. */
export type KeysOf<E, Is> = {
  [K in keyof E & string]: E[K] extends { readonly is: Is }
    ? K
    : E[K] extends EachEntry<infer O>
      ? O extends { readonly is: 'place' }
        ? Is extends 'place'
          ? K
          : never
        : KeysOf<O, Is>
      : never;
}[keyof E & string];

/**
 * Fixed numbers for a game whose saved games are older than its plan: all counters, sorts of things and keys of places in
 * the order of their numbers, including those that have no entry.
 */
export interface Numbered<Name extends string = string, Key extends string = string> {
  readonly counters: readonly Name[];
  readonly sorts: readonly string[];
  readonly places: readonly Key[];
}

/** A planned table: its counters, things and places by name, its document, and who sees what. */
export interface Plan<
  CounterName extends string = string,
  PlaceKey extends string = string,
  Sort extends string = string,
> {
  readonly counters: readonly CounterName[];
  counter(name: CounterName): Counter;
  /** The same as properties, for games that read counters at every step. */
  readonly at: { readonly [name in CounterName]: Counter };
  readonly placeKeys: readonly PlaceKey[];
  /** The numbers of things and places with these participants. */
  layout(owners: Owners, sharing?: Sharing): PlainLayout<PlaceKey>;
  readonly declared: DeclaredTable<PlannedGame>;
  /** Adds parts to the document for some sorts of things, about what the plan does not know. */
  declaredWith<G extends PlannedGame>(more: MoreParts<G>): DeclaredTable<G>;
  readonly hides: readonly Hides[];
  /** The schema of the names of each sort. */
  readonly shapes: { readonly [sort in Sort]: Schema };
  /** The sorts of pieces, and the sorts of things that pieces and counters belong to. */
  readonly pieceSorts: readonly string[];
  readonly ownerSorts: readonly string[];
}

/**
 * Plans a table from the entries on it. Each counter and place is declared once, with its names. Counters with the same key
 * on different things are one counter. `on`: which sort of piece can lie on which other, one at a time; `carries`: what
 * else the document shows with pieces of a sort.
 */
export function planOf<
  S extends Sorts,
  E extends Entries,
  C extends Carries = Record<never, never>,
  const N extends Numbered | undefined = undefined,
>(
  sorts: S,
  entries: E,
  more: More<C, N> = {},
): Plan<
  N extends Numbered ? N['counters'][number] : KeysOf<E, 'counter'> | CarriedKeys<C>,
  N extends Numbered ? N['places'][number] : KeysOf<E, 'place'>,
  keyof S & string
> {
  const eaches = Object.entries(entries).flatMap(([key, one]) => (one.is === 'each' ? [{ ...one, key }] : []));
  const owns = new Map<string, Own>([['', entries as Own], ...eaches.flatMap(ownOf)]);
  const keys = (is: 'counter' | 'place', own: Own): readonly string[] =>
    Object.entries(own).flatMap(([key, one]) => (one.is === is ? [key] : []));
  const all = (is: 'counter' | 'place', of: readonly Own[]) => [...new Set(of.flatMap((own) => keys(is, own)))];
  const carried: Carries = more.carries ?? {};
  const counters: readonly string[] =
    more.numbered?.counters ?? all('counter', [...owns.values(), ...Object.values(carried)]);
  const planned = placesOf(owns, eaches);
  const numbering: Numbering = {
    sorts: more.numbered?.sorts ?? eaches.map(({ sort }) => sort),
    places: more.numbered?.places.map((key) => planned.find((one) => one.key === key) ?? { key, sort: '' }) ?? planned,
    keyByKey: more.numbered !== undefined,
  };
  const shapes = shapesOf(sorts);
  const ownerSorts = eaches.map(({ sort }) => sort);
  const numbers = new Map<string, Counter>(counters.map((name, at) => [name, at]));
  const counter = (name: string): Counter => found(numbers.get(name), name);
  const carriedBy = carriedOn(more, counter, shapes);
  const pieces = { ...piecesOf(carriedBy), ...more.pieces };
  const lasts = lasting<PlannedGame>((game) => ({ nameOf: (thing) => nameOn(game, thing) }), {
    ...(more.waitsForChanges ? lastingSchemaWithTriggers : {}),
    ...described('続く効果', 'Lasting'),
  });
  const declaredWith = (also: MoreParts<Erased>): DeclaredTable<PlannedGame> => ({
    pieces,
    parts: group({
      ...partsOf(entries, { counter, shapes, pieces, carriedBy, also }),
      ...(more.nothingLasts ? {} : { lasting: lasts }),
    }),
  });
  const made: Plan = {
    counters,
    counter,
    at: Object.fromEntries(numbers),
    placeKeys: [...new Set(numbering.places.map(({ key }) => key))],
    layout: (owners, sharing) => layoutOf(numbering, owners, sharing),
    declared: declaredWith({}),
    declaredWith: <G extends PlannedGame>(also: MoreParts<G>) => declaredWith(also) as DeclaredTable<Erased>,
    hides: [...new Map(planned.flatMap(({ hides }) => (hides ? [[hides.id, hides] as const] : []))).values()],
    shapes,
    pieceSorts: Object.keys(sorts).filter((sort) => !ownerSorts.includes(sort)),
    ownerSorts,
  };
  return made as Erased;
}

type Each = EachEntry<Own | PlaceEntry> & { readonly key: string };
const isPlace = (of: Own | PlaceEntry): of is PlaceEntry => of['is'] === 'place';
const ownOf = ({ sort, of }: Each) => (isPlace(of) ? [] : [[sort, of] as const]);

/** The places of each sort of thing, those of the table itself first. */
function placesOf(owns: ReadonlyMap<string, Own>, eaches: readonly Each[]) {
  const place = (key: string, sort: string, { hides, isShared }: PlaceEntry, isAll = false) => ({
    ...{ key, sort, hides, isShared: isShared === true, isAll },
  });
  const within = (sort: string) =>
    Object.entries(owns.get(sort) ?? {}).flatMap(([key, one]) => (one.is === 'place' ? [place(key, sort, one)] : []));
  return ['', ...eaches].flatMap((each) => {
    if (typeof each === 'string') return within(each);
    return isPlace(each.of) ? [place(each.key, each.sort, each.of, true)] : within(each.sort);
  });
}

type Shapes = { readonly [sort: string]: Schema };
type CounterOf = (name: string) => Counter;
interface Planning {
  readonly counter: CounterOf;
  readonly shapes: Shapes;
  readonly pieces: Pieces<PlannedGame>;
  /** What the document shows with the names of pieces, by sort. */
  readonly carriedBy: { readonly [sort: string]: Parts };
  readonly also: MoreParts<Erased>;
}
type Parts = { readonly [key: string]: Part<PlannedGame> };
type MoreParts<G extends PlannedGame> = { readonly [sort: string]: { readonly [key: string]: Part<G> } };

const shapesOf = (sorts: Sorts): Shapes =>
  Object.fromEntries(
    Object.entries(sorts).map(([sort, said]) => [sort, isNamed(said) ? { ...named([sort], ...said) } : said]),
  );
const isNamed = (said: Sorts[string]): said is readonly [ja: string, en: string] => Array.isArray(said);

const partsOf = (entries: Entries, planning: Planning): Parts =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, entry]) => {
      const part = partOf(key, entry, planning);
      return part === undefined ? [] : [[key, part]];
    }),
  );

function partOf(key: string, entry: Entries[string], planning: Planning): Part<PlannedGame> | undefined {
  switch (entry.is) {
    case 'counter':
    case 'own':
      return numberPart(key, entry, planning.counter, (place, of) => placePart(place, of, planning));
    case 'place':
      return entry.toldElsewhere ? undefined : placePart(key, entry, planning);
    case 'each': {
      const { sort, said, of } = entry;
      const ownersOf = ({ layout }: PlannedGame) =>
        (layout.things[sort] ?? []).map((thing) => [layout.names[thing] as string, thing] as const);
      const part = isPlace(of)
        ? placePart(key, of, planning)
        : group({ ...partsOf(of, planning), ...planning.also[sort] });
      return each(sort, ownersOf, part, said, found(planning.shapes[sort], sort));
    }
  }
}

function placePart(key: string, entry: PlaceEntry, planning: Planning): Part<PlannedGame> {
  const { counter, shapes, pieces, carriedBy } = planning;
  const { sort, said, hides, isStock, shows, told } = entry;
  const name = found(shapes[sort], sort);
  const carries = carriedBy[sort];
  const piece = carries === undefined ? name : pieceSchema({ carries }, sort, name);
  const at = ({ layout }: PlannedGame, of: Thing) => placeIn(layout, key, of);
  const part = inPlace(pieces, {
    at,
    piece,
    said,
    field: sort,
    ...(hides && { hides }),
    ...(shows && { shows }),
    ...(isStock && { isStock }),
  });
  return told?.(part, counter) ?? part;
}

const noPlace: MakePart = (key) => found<Part<Erased>>(undefined, key);
const numberPart = (key: string, entry: CounterEntry | OwnEntry, counter: CounterOf, partOf = noPlace) =>
  entry.is === 'own' ? entry.part(counter, partOf) : entry.part?.(counter(key));

/** Throws if the plan lacks something that it names, which is a defect of the game. */
function found<T>(what: T | undefined, name: string): T {
  if (what === undefined) throw new Error(`the plan has no ${name}`);
  return what;
}

const designsById = memoizeByKey(
  ({ designs }: PlannedContent) =>
    new Map(designs.map(({ id, copies = 1 }, index): [string, PieceDesign] => [id, { index, copies }])),
);

/** What the document shows with pieces, by their sort: pieces that lie on them, and counters. */
function carriedOn({ on = {}, carries = {} }: More<Carries, Erased>, counter: CounterOf, shapes: Shapes) {
  const tied = Object.entries(on).map(
    ([sort, host]) => [host, sort, lyingOn(nameOn, found(shapes[sort], sort))] as const,
  );
  const counted = Object.entries(carries).flatMap(([host, own]) =>
    Object.entries(own).flatMap(([key, entry]) => {
      const part = numberPart(key, entry, counter);
      return part === undefined ? [] : [[host, key, part] as const];
    }),
  );
  const all: { [sort: string]: Parts } = {};
  for (const [host, key, part] of [...tied, ...counted]) all[host] = { ...all[host], [key]: part };
  return all;
}

function piecesOf(carriedBy: Planning['carriedBy']): Pieces<PlannedGame> {
  const hosts = Object.keys(carriedBy);
  return {
    first: ({ layout }) => layout.firstPiece,
    nameOf: nameOn,
    copyName,
    design: ({ content }, id) => designsById(content).get(id),
    placeName: ({ layout }, place) => layout.placeNames[place] ?? 'place',
    carries: Object.assign({}, ...Object.values(carriedBy)),
    fields: hosts.length === 0 ? ['piece'] : hosts,
  };
}
