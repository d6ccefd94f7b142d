import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { described } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Counter, Thing } from '#engine/kernel/table/table.ts';
import { named } from '../formats/fields.ts';
import { lasting } from '../table-document/lasting-part.ts';
import type { Hides, Part, PieceDesign, Pieces } from '../table-document/part.ts';
import { each, group, inPlace, lyingOn, pieceSchema } from '../table-document/parts.ts';
import type { DeclaredTable } from '../table-document/table-document.ts';
import {
  copyName,
  type Layout,
  laidOut,
  nameOn,
  type Owners,
  type PlannedContent,
  type PlannedGame,
  placeIn,
} from './layout.ts';
import type { EachEntry, Entries, Own } from './plan-entries.ts';

/** What things of each sort are called for people, in Japanese and English. */
export type Sorts = { readonly [sort: string]: readonly [ja: string, en: string] };

/** What can lie on pieces, or be counted on them. */
interface Carried {
  readonly on?: { readonly [sort: string]: string };
  readonly carries?: { readonly [sort: string]: { readonly [key: string]: Part<PlannedGame> } };
}

/** The keys of a plan that are counters, or places: those of the table and of everything on it. */
export type KeysOf<E, Is> = {
  [K in keyof E & string]: E[K] extends { readonly is: Is }
    ? K
    : E[K] extends EachEntry<infer O>
      ? KeysOf<O, Is>
      : never;
}[keyof E & string];

/** A table as it was planned: its counters, things and places by name, its document and who sees what. */
export interface Plan<CounterName extends string = string, PlaceKey extends string = string> {
  readonly counters: readonly CounterName[];
  counter(name: CounterName): Counter;
  readonly placeKeys: readonly PlaceKey[];
  /** The numbers of things and places when these take part. */
  layout(owners: Owners): Layout;
  readonly declared: DeclaredTable<PlannedGame>;
  readonly hides: readonly Hides[];
  /** The shape of a name of each sort. */
  readonly shapes: { readonly [sort: string]: Schema };
  /** Which sorts are pieces, and which are what pieces and counters belong to. */
  readonly pieceSorts: readonly string[];
  readonly ownerSorts: readonly string[];
}

/**
 * A table out of what is on it: each counter and place is said once, with what it is called. Two counters of one key on
 * different things are one counter. `on`: which sort of piece lies on which other, one at a time; `carries`: what else is
 * told of a piece of a sort beside its name.
 */
export function planOf<E extends Entries>(
  sorts: Sorts,
  entries: E,
  more: Carried = {},
): Plan<KeysOf<E, 'counter'>, KeysOf<E, 'place'>> {
  const eaches = Object.values(entries).filter((one) => one.is === 'each');
  const owns = new Map<string, Own>([['', entries as Own], ...eaches.map(({ sort, of }) => [sort, of] as const)]);
  const keys = (is: 'counter' | 'place', own: Own): readonly string[] =>
    Object.entries(own).flatMap(([key, one]) => (one.is === is ? [key] : []));
  const all = <Is extends 'counter' | 'place'>(is: Is) =>
    [...new Set([...owns.values()].flatMap((own) => keys(is, own)))] as unknown as readonly KeysOf<E, Is>[];
  const counters = all('counter');
  const shapes = shapesOf(sorts);
  const pieces = piecesOf(more, shapes);
  const hides = [...owns.values()].flatMap((own) =>
    Object.values(own).flatMap((one) => (one.is === 'place' && one.hides) || []),
  );
  const ownerSorts = eaches.map(({ sort }) => sort);
  const numbers = new Map<string, Counter>(counters.map((name, at) => [name, at]));
  const counter = (name: string): Counter => found(numbers.get(name), name);
  const lasts = lasting<PlannedGame>(
    (game) => ({ nameOf: (thing) => nameOn(game, thing) }),
    described('続く効果', 'Lasting'),
  );
  return {
    counters,
    counter,
    placeKeys: all('place'),
    layout: (owners) => laidOut(new Map([...owns].map(([sort, own]) => [sort, keys('place', own)])), owners),
    declared: { pieces, parts: group({ ...partsOf(entries, { counter, shapes, pieces }), lasting: lasts }) },
    hides: [...new Map(hides.map((one) => [one.id, one])).values()],
    shapes,
    pieceSorts: Object.keys(sorts).filter((sort) => !ownerSorts.includes(sort)),
    ownerSorts,
  };
}

type Shapes = { readonly [sort: string]: Schema };
interface Planning {
  readonly counter: (name: string) => Counter;
  readonly shapes: Shapes;
  readonly pieces: Pieces<PlannedGame>;
}
type Parts = { readonly [key: string]: Part<PlannedGame> };

const shapesOf = (sorts: Sorts): Shapes =>
  Object.fromEntries(Object.entries(sorts).map(([sort, [ja, en]]) => [sort, { ...named([sort], ja, en) }]));

const partsOf = (entries: Entries, planning: Planning): Parts =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, entry]) => {
      const part = partOf(key, entry, planning);
      return part === undefined ? [] : [[key, part]];
    }),
  );

function partOf(key: string, entry: Entries[string], planning: Planning): Part<PlannedGame> | undefined {
  const { counter, shapes, pieces } = planning;
  switch (entry.is) {
    case 'counter':
      return entry.part?.(counter(key));
    case 'own':
      return entry.part(counter);
    case 'place': {
      const { sort, said, hides } = entry;
      const name = found(shapes[sort], sort);
      const piece = pieces.fields.includes(sort) ? pieceSchema(pieces, sort, name) : name;
      const at = ({ layout }: PlannedGame, of: Thing) => placeIn(layout, key, of);
      return inPlace(pieces, { at, piece, said, field: sort, ...(hides && { hides }) });
    }
    case 'each': {
      const { sort, said, of } = entry;
      const ownersOf = ({ layout }: PlannedGame) =>
        (layout.things[sort] ?? []).map((thing) => [layout.names[thing] as string, thing] as const);
      return each(sort, ownersOf, group(partsOf(of, planning)), said, found(shapes[sort], sort));
    }
  }
}

/** What a plan names and does not have is a fault of the game. */
function found<T>(what: T | undefined, name: string): T {
  if (what === undefined) throw new Error(`the plan has no ${name}`);
  return what;
}

const designsById = memoizeByKey(
  ({ designs }: PlannedContent) =>
    new Map(designs.map(({ id, copies = 1 }, index): [string, PieceDesign] => [id, { index, copies }])),
);

function piecesOf({ on = {}, carries = {} }: Carried, shapes: Shapes): Pieces<PlannedGame> {
  const hosts = [...new Set([...Object.values(on), ...Object.keys(carries)])];
  const tied = Object.keys(on).map((sort) => [sort, lyingOn(nameOn, found(shapes[sort], sort))] as const);
  return {
    first: ({ layout }) => layout.firstPiece,
    nameOf: nameOn,
    copyName,
    design: ({ content }, id) => designsById(content).get(id),
    placeName: ({ layout }, place) => layout.placeNames[place] ?? 'place',
    carries: { ...Object.fromEntries(tied), ...Object.assign({}, ...Object.values(carries)) },
    fields: hosts.length === 0 ? ['piece'] : hosts,
  };
}
