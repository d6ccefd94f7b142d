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
  /** Pieces come after the rest. */
  readonly firstPiece: Thing;
  readonly placeNames: readonly string[];
  readonly things: { readonly [sort: string]: readonly Thing[] };
  readonly thingCalled: { readonly [sort: string]: ReadonlyMap<string, Thing> };
  /** By key, then by the thing that it belongs to. */
  readonly places: ReadonlyMap<string, readonly Place[]>;
}

/** A game whose table was planned. */
export interface PlannedGame extends KernelGame {
  readonly content: PlannedContent;
  readonly layout: Layout;
}

/** The keys of the places that things of each sort have; those of the table itself under `''`. */
export type PlaceKeys = ReadonlyMap<string, readonly string[]>;

export function laidOut(keys: PlaceKeys, owners: Owners): Layout {
  const names = ['table'];
  const placeNames: string[] = [];
  const places = new Map<string, Place[]>();
  const things: { [sort: string]: readonly Thing[] } = {};
  const give = (sort: string, thing: Thing): void => {
    for (const key of keys.get(sort) ?? []) {
      const of = places.get(key) ?? [];
      places.set(key, of);
      of[thing] = placeNames.push(sort === '' ? key : `${names[thing]}/${key}`) - 1;
    }
  };
  give('', 0);
  for (const sort of keys.keys()) {
    if (sort === '') continue;
    things[sort] = (owners[sort] ?? []).map((name) => names.push(name) - 1);
    for (const thing of things[sort]) give(sort, thing);
  }
  const thingCalled = Object.fromEntries(
    Object.entries(things).map(([sort, all]) => [sort, new Map(all.map((one) => [names[one] as string, one]))]),
  );
  return { names, firstPiece: names.length, placeNames, things, thingCalled, places };
}

export function placeIn({ places }: Layout, key: string, of: Thing): Place {
  const place = places.get(key)?.[of];
  if (place === undefined) throw new Error(`thing ${of} has no place called ${key}`);
  return place;
}

/** Which sort a thing is of; what is none of any, the table itself, is of none. */
export function sortOn(game: PlannedGame, thing: Thing): string | undefined {
  const { firstPiece, things } = game.layout;
  if (thing >= firstPiece) return kindOf(game, thing).sort;
  for (const sort in things) if (things[sort]?.includes(thing)) return sort;
  return undefined;
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
