import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { Content } from '#engine/kernel/contract/system.ts';
import type { Place, Thing } from '#engine/kernel/table/table.ts';

/** A kind of piece, as far as the table knows it: every copy lies somewhere by itself. */
export interface PieceKind {
  readonly id: string;
  readonly sort: string;
  /** How many there are; without it, one. */
  readonly copies?: number;
}
/** Content whose pieces are numbered: a piece on the table says by number of which kind it is. */
export interface PlannedContent<Kind extends PieceKind = PieceKind> extends Content {
  readonly designs: readonly Kind[];
}

/** The things that are no pieces, by their sort and name: seats, lines, stations. */
export type Owners = { readonly [sort: string]: readonly string[] };

/** Where everything lies, numbered by who and what takes part alone, so that a saved table is read by the same numbers. */
export interface Layout {
  /** Of what is no piece, by thing; the first is the table itself. */
  readonly names: readonly string[];
  /** Of what is no piece, by thing: its sort, and which of that sort it is. The table itself is of the sort `''`. */
  readonly sortOf: readonly string[];
  readonly indexOf: readonly number[];
  /** Pieces come after the rest. */
  readonly firstPiece: Thing;
  readonly placeNames: readonly string[];
  readonly things: { readonly [sort: string]: readonly Thing[] };
  readonly thingCalled: { readonly [sort: string]: ReadonlyMap<string, Thing> };
  /** By key, then by the thing that it belongs to; -1 where a thing has none. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
  /** All of a key, one for each thing that has one. */
  readonly allPlaces: ReadonlyMap<string, readonly Place[]>;
}

/** A game whose table was planned. */
export interface PlannedGame extends KernelGame {
  readonly content: PlannedContent;
  readonly layout: Layout;
}

/** A place that each thing of a sort has; those of the table itself have the sort `''`. */
export interface PlannedPlace {
  readonly key: string;
  readonly sort: string;
  /** The thing is nothing but this place, which is called as it is. */
  readonly isAll?: boolean;
  /** Owners who share have one between them. */
  readonly isShared?: boolean;
}
/** What the numbers of things and places follow from. */
export interface Numbering {
  /** The sorts of things that are no pieces, in the order of their things. */
  readonly sorts: readonly string[];
  readonly places: readonly PlannedPlace[];
  /** The places of one key follow each other; else those of one thing. */
  readonly keyByKey: boolean;
}
/** With whom an owner shares its places, by their names: both have those of that one. */
export type Sharing = { readonly [owner: string]: string };

export function laidOut(
  { sorts, places: planned, keyByKey }: Numbering,
  owners: Owners,
  sharing: Sharing = {},
): Layout {
  const all = [
    ['table', ''] as const,
    ...sorts.flatMap((sort) => (owners[sort] ?? []).map((one) => [one, sort] as const)),
  ];
  const names = all.map(([name]) => name);
  const sortOf = all.map(([, sort]) => sort);
  const ofSort = (sort: string): readonly Thing[] => sortOf.flatMap((one, thing) => (one === sort ? [thing] : []));
  const things = Object.fromEntries(sorts.map((sort) => [sort, ofSort(sort)]));
  const thingCalled = Object.fromEntries(
    sorts.map((sort) => [sort, new Map(ofSort(sort).map((one) => [names[one] as string, one]))]),
  );
  const placeNames: string[] = [];
  const places = new Map<string, Place[]>();
  const give = ({ key, sort, isAll, isShared }: PlannedPlace, thing: Thing): void => {
    const of = places.get(key) ?? names.map(() => -1);
    places.set(key, of);
    const name = names[thing] as string;
    const leader = isShared ? sharing[name] : undefined;
    of[thing] =
      leader === undefined
        ? placeNames.push(sort === '' ? key : isAll ? name : `${name}/${key}`) - 1
        : (of[thingCalled[sort]?.get(leader) as Thing] as Place);
  };
  if (keyByKey) for (const place of planned) for (const thing of ofSort(place.sort)) give(place, thing);
  else
    for (const [thing, sort] of sortOf.entries())
      for (const place of planned) if (place.sort === sort) give(place, thing);
  return {
    ...{ names, sortOf, firstPiece: names.length, placeNames, things, thingCalled, places },
    allPlaces: new Map([...places].map(([key, of]) => [key, of.filter((place) => place >= 0)])),
    indexOf: sortOf.map((sort, thing) => (sort === '' ? -1 : thing - sortOf.indexOf(sort))),
  };
}

export function placeIn({ places }: Layout, key: string, of: Thing): Place {
  const place = places.get(key)?.[of];
  if (place === undefined || place < 0) throw new Error(`thing ${of} has no place called ${key}`);
  return place;
}

/** Which sort a thing is of; the table itself is of none. */
export function sortOn(game: PlannedGame, thing: Thing): string | undefined {
  const { firstPiece, sortOf } = game.layout;
  return (thing >= firstPiece ? kindOf(game, thing).sort : sortOf[thing]) || undefined;
}

export const kindOf = ({ content, table }: PlannedGame, piece: Thing): PieceKind =>
  content.designs[table.designOf(piece)] as PieceKind;

/** What a copy of a kind is called: by its number where there are several. */
export const copyName = (id: string, copy: number, copies: number): string => (copies === 1 ? id : `${id}#${copy}`);

/** What a thing is called outside: each by a name of its own. */
export function nameOn(game: PlannedGame, thing: Thing): string {
  const { layout, table } = game;
  if (thing < layout.firstPiece) return layout.names[thing] ?? '';
  const { id, copies = 1 } = kindOf(game, thing);
  return copyName(id, table.copyOf(thing), copies);
}
