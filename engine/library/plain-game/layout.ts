import type { KernelGame } from '#engine/kernel/changes/windows.ts';
import type { Content } from '#engine/kernel/contract/system.ts';
import type { Place, Thing } from '#engine/kernel/table/things-and-places.ts';

/** What the table knows of a kind of piece. Each copy is a piece of its own. */
export interface PieceKind {
  readonly id: string;
  readonly sort: string;
  /** 1 by default. */
  readonly copies?: number;
}
/** Content whose kinds of pieces are numbered: a piece on the table holds the index of its kind. */
export interface PlannedContent<Kind extends PieceKind = PieceKind> extends Content {
  readonly designs: readonly Kind[];
}

/** The names of all things that are not pieces, by sort: seats, lines, stations. */
export type Owners = { readonly [sort: string]: readonly string[] };

/** The numbers of things and places. They follow from the participants alone, so that saved tables stay readable. */
export interface PlainLayout<Key extends string = string> {
  /** The names of things that are not pieces, by thing. The first is the table itself. */
  readonly names: readonly string[];
  /** The sorts of things that are not pieces, by thing. The table itself has the sort `''`. */
  readonly sortOf: readonly string[];
  /** The index of each within its sort; -1 for the table. */
  readonly indexOf: readonly number[];
  /** Pieces are numbered from here, after all other things. */
  readonly firstPiece: Thing;
  readonly placeNames: readonly string[];
  readonly things: { readonly [sort: string]: readonly Thing[] };
  readonly thingCalled: { readonly [sort: string]: ReadonlyMap<string, Thing> };
  /** By key, then by the thing that the place belongs to; -1 if a thing has no such place. */
  readonly places: { readonly [key in Key]: readonly Place[] };
  /** The same without the -1s. */
  readonly allPlaces: { readonly [key in Key]: readonly Place[] };
}

/** A game whose table was planned. */
export interface PlannedGame extends KernelGame {
  readonly content: PlannedContent;
  readonly layout: PlainLayout;
}

/** A place that each thing of a sort has. The places of the table itself have the sort `''`. */
export interface PlannedPlace {
  readonly key: string;
  readonly sort: string;
  /** The thing consists only of this place, which has the thing's name. */
  readonly isAll?: boolean;
  /** Owners that share (`Sharing`) have a single place together. */
  readonly isShared?: boolean;
}
/** Determines how things and places are numbered. */
export interface Numbering {
  /** The sorts of things that are not pieces, in the order in which their things are numbered. */
  readonly sorts: readonly string[];
  readonly places: readonly PlannedPlace[];
  /** Numbers all places of a key together, instead of all places of a thing. */
  readonly keyByKey: boolean;
}
/** By the name of an owner: the owner whose places it uses. */
export type Sharing = { readonly [owner: string]: string };

export function layoutOf(
  { sorts, places: planned, keyByKey }: Numbering,
  owners: Owners,
  sharing: Sharing = {},
): PlainLayout {
  const names = ['table'];
  const sortOf = [''];
  for (const sort of sorts)
    for (const name of owners[sort] ?? []) {
      names.push(name);
      sortOf.push(sort);
    }
  const bySort = new Map<string, Thing[]>(['', ...sorts].map((sort) => [sort, []]));
  for (const [thing, sort] of sortOf.entries()) bySort.get(sort)?.push(thing);
  const ofSort = (sort: string): readonly Thing[] => bySort.get(sort) ?? [];
  const things = Object.fromEntries(sorts.map((sort) => [sort, ofSort(sort)]));
  const thingCalled = Object.fromEntries(
    sorts.map((sort) => [sort, new Map(ofSort(sort).map((one) => [names[one] as string, one]))]),
  );
  const placeNames: string[] = [];
  const places = Object.fromEntries(planned.map(({ key }) => [key, new Array<Place>(names.length).fill(-1)]));
  const give = ({ key, sort, isAll, isShared }: PlannedPlace, thing: Thing): void => {
    const of = places[key] as Place[];
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
  // Without spreading: engines of JavaScript give each object that is copied a shape of its own, and rules read layouts often.
  return {
    names,
    sortOf,
    firstPiece: names.length,
    placeNames,
    things,
    thingCalled,
    places,
    allPlaces: Object.fromEntries(Object.entries(places).map(([key, of]) => [key, of.filter((place) => place >= 0)])),
    indexOf: sortOf.map((sort, thing) => (sort === '' ? -1 : thing - (ofSort(sort)[0] as Thing))),
  };
}

export function placeIn({ places }: PlainLayout, key: string, of: Thing): Place {
  const place = places[key]?.[of] ?? -1;
  if (place < 0) throw new Error(`thing ${of} has no place called ${key}`);
  return place;
}

/** The sort of a thing; undefined for the table itself. */
export function sortOn(game: PlannedGame, thing: Thing): string | undefined {
  const { firstPiece, sortOf } = game.layout;
  return (thing >= firstPiece ? kindOf(game, thing).sort : sortOf[thing]) || undefined;
}

export const kindOf = ({ content, table }: PlannedGame, piece: Thing): PieceKind =>
  content.designs[table.designOf(piece)] as PieceKind;

/** The name of a copy: the id of its kind, with a number if there are several copies. */
export const copyName = (id: string, copy: number, copies: number): string => (copies === 1 ? id : `${id}#${copy}`);

/** The unique name of a thing in documents. */
export function nameOn(game: PlannedGame, thing: Thing): string {
  const { layout, table } = game;
  if (thing < layout.firstPiece) return layout.names[thing] ?? '';
  const { id, copies = 1 } = kindOf(game, thing);
  return copyName(id, table.copyOf(thing), copies);
}
