import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { type Counter, type Place, placeOn, type Thing } from '#engine/kernel/table/things-and-places.ts';
import type { GameOnTable, Hides, Owner, Part, Pieces, Sight, Zone } from './part.ts';
import { refuse, refuseUnless } from './table-writer.ts';

export const count = <G extends GameOnTable>(counter: Counter, schema: object): Part<G> => ({
  schema: schema as Schema,
  none: 0,
  cheats: { is: 'count', schema: schema as Schema },
  print: ({ table }, of) => table.count(of, counter),
  put: (writer, of, value, key) => writer.set(of, counter, writer.whole(value, key)),
});

export const flag = <G extends GameOnTable>(counter: Counter, schema: object): Part<G> => ({
  schema: schema as Schema,
  none: false,
  cheats: { is: 'flag' },
  print: ({ table }, of) => table.count(of, counter) === 1,
  put: (writer, of, value) => writer.set(of, counter, value === true ? 1 : 0),
});

export const namedValue = <G extends GameOnTable>(
  counter: Counter,
  schema: object,
  names: {
    readonly nameOf: (game: G, value: number) => Json;
    /** Negative: unknown. */
    readonly valueOf: (game: G, name: Json) => number;
  },
): Part<G> => ({
  schema: schema as Schema,
  print: (game, of) => names.nameOf(game, game.table.count(of, counter)),
  put: (writer, of, name) => {
    const value = names.valueOf(writer.game, name);
    refuseUnless(value >= 0, 'putUnknown', { name });
    writer.set(of, counter, value);
  },
});

export const oneOf = <G extends GameOnTable>(counter: Counter, words: readonly string[], schema: object): Part<G> =>
  namedValue(counter, schema, {
    nameOf: (_, value) => words[value] ?? null,
    valueOf: (_, word) => words.indexOf(word as string),
  });

/** Read-only. `refusedAs`: code for setting it to anything but null. */
export const readOnly = <G extends GameOnTable>(
  schema: object,
  print: (game: G, of: Thing) => Json,
  refusedAs?: string,
): Part<G> => ({
  schema: { ...(schema as Schema), readOnly: true },
  print,
  put: (_writer, _of, value, key) => {
    if (refusedAs !== undefined && value !== null) refuse(refusedAs, { [key]: value });
  },
});

/** A piece name, or an object with what is on it; `bare`: the name is optional. */
export const pieceSchema = <G extends GameOnTable>(
  { carries }: Pick<Pieces<G>, 'carries'>,
  field: string,
  name: object,
  bare = false,
): Schema => ({
  if: { type: 'object' },
  then: {
    type: 'object',
    ...(bare ? {} : { required: [field] }),
    properties: { [field]: name, ...schemasOf(carries) },
    additionalProperties: false,
  },
  else: name,
});

export interface InPlace<G extends GameOnTable> {
  readonly at: (game: G, of: Thing) => Place;
  readonly piece: Schema;
  readonly said?: Schema;
  /** Key of the name when more is printed. */
  readonly field?: string;
  /** What is printed with the name; undefined: nothing. Default: what is on it. */
  readonly shows?: (game: G, piece: Thing) => JsonObject | undefined;
  readonly hides?: Hides;
  /** A cheat that lays one of several copies takes it from here first. */
  readonly isStock?: true;
}
export const inPlace = <G extends GameOnTable>(pieces: Pieces<G>, declared: InPlace<G>): Part<G> => {
  const { at, piece, said = {}, hides, isStock } = declared;
  return {
    schema: placeSchema({ type: 'array', items: piece, ...said }, hides),
    cheats: { is: 'pieces', piece, at, ...(isStock && { isStock }) },
    print: (game, of, { hidden, uncounted, lookedAt }) => {
      const place = at(game, of);
      if (uncounted.has(place)) return '?';
      const isHidden = hidden.has(place);
      const printed = (one: Thing) => (isHidden && !lookedAt.has(one) ? '?' : printPiece(pieces, declared, game, one));
      return game.table.at(place).map(printed);
    },
    put: (writer, of, list) => writer.lay(at(writer.game, of), list),
    zones: (game, of): readonly Zone[] => [{ place: at(game, of), of, hides }],
  };
};

export function printPiece<G extends GameOnTable>(
  pieces: Pieces<G>,
  { field = pieces.fields[0] as string, shows }: Pick<InPlace<G>, 'field' | 'shows'>,
  game: G,
  piece: Thing,
): Json {
  const name = pieces.nameOf(game, piece);
  const more = shows === undefined ? carriedBy(pieces, game, piece) : shows(game, piece);
  return more === undefined ? name : { [field]: name, ...more };
}
function carriedBy<G extends GameOnTable>({ carries }: Pieces<G>, game: G, piece: Thing): JsonObject | undefined {
  const more = Object.entries(carries).flatMap(([key, part]) => {
    const value = part.print(game, piece, allSeen);
    return value === undefined || value === part.none ? [] : [[key, value] as const];
  });
  return more.length === 0 ? undefined : Object.fromEntries(more);
}
const nothing: ReadonlySet<number> = new Set();
export const allSeen: Sight = { hidden: nothing, uncounted: nothing, lookedAt: nothing };

const placeSchema = (list: Schema, hides: Hides | undefined): Schema =>
  hides?.uncountedWhile === undefined ? list : { if: { type: 'string' }, then: { const: '?' }, else: list };

export const lyingOn = <G extends GameOnTable>(nameOf: (game: G, piece: Thing) => string, schema: object): Part<G> => ({
  schema: schema as Schema,
  print: (game, of) => game.table.on(of).map((piece) => nameOf(game, piece))[0],
  put: (writer, of, value) => writer.lay(placeOn(of), value === null ? [] : [value]),
});

/** All pieces on another; omitted if none. */
export const allOn = <G extends GameOnTable>(nameOf: (game: G, piece: Thing) => string, piece: object): Part<G> => ({
  schema: { type: 'array', items: piece },
  none: [],
  print: (game, of) => (game.table.on(of).length === 0 ? undefined : game.table.on(of).map((one) => nameOf(game, one))),
  put: (writer, of, list) => writer.lay(placeOn(of), list),
});

/** With a short label; default: the start of its description. */
export const titled = <G extends GameOnTable>(ja: string, en: string, part: Part<G>): Part<G> => ({
  ...part,
  schema: { ...part.schema, title: en, 'x-title-ja': ja },
});

export const group = <G extends GameOnTable>(
  parts: { readonly [key: string]: Part<G> },
  said: Schema = {},
): Part<G> => {
  const entries = Object.entries(parts);
  return {
    schema: {
      type: 'object',
      required: entries.flatMap(([key, { optional }]) => (optional ? [] : [key])),
      properties: schemasOf(parts),
      additionalProperties: false,
      ...said,
    },
    cheats: { is: 'group', parts },
    print: (game, of, sight) =>
      Object.fromEntries(
        entries.flatMap(([key, part]) => {
          const value = part.print(game, of, sight);
          return value === undefined ? [] : [[key, value]];
        }),
      ),
    put: (writer, of, value, key) => {
      const later: (() => void)[] = [];
      writer.each(value, key, (name, one) => {
        const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
        if (part === undefined) refuse('putUnknown', { name });
        if (part.late) later.push(() => part.put(writer, of, one, name));
        else part.put(writer, of, one, name);
      });
      for (const put of later) put();
    },
    zones: (game, of) => entries.flatMap(([, part]) => part.zones?.(game, of) ?? []),
  };
};

/** A part of another thing, derived from the owner. `what`: name for refusals. */
export const ofAnother = <G extends GameOnTable>(
  other: (game: G, of: Thing) => Thing,
  part: Part<G>,
  what: string,
): Part<G> => ({
  schema: part.schema,
  print: (game, of, sight) => part.print(game, other(game, of), sight),
  put: (writer, of, value) => part.put(writer, other(writer.game, of), value, what),
  zones: (game, of) => part.zones?.(game, other(game, of)) ?? [],
});

/** The same part for each of several things by name. `owner`: schema of the names, for cheats. */
export const each = <G extends GameOnTable>(
  sort: string,
  all: (game: G) => readonly Owner[],
  part: Part<G>,
  said: Schema = {},
  owner: Schema = { type: 'string', 'x-name-of': [sort] },
): Part<G> => ({
  schema: { type: 'object', patternProperties: { '^.*$': part.schema }, 'x-keys-of': [sort], ...said },
  cheats: { is: 'each', sort, owner, all, part },
  print: (game, _, sight) =>
    Object.fromEntries(all(game).map(([name, thing]) => [name, part.print(game, thing, sight) ?? null])),
  put: (writer, _, value, key) => {
    const owners = new Map(all(writer.game));
    writer.each(value, key, (name, one) => {
      const thing = owners.get(name);
      if (thing === undefined) refuse('putUnknown', { name });
      part.put(writer, thing, one, key);
    });
  },
  zones: (game) => all(game).flatMap(([, thing]) => part.zones?.(game, thing) ?? []),
});

const schemasOf = <G extends GameOnTable>(parts: { readonly [key: string]: Part<G> }): Schema =>
  Object.fromEntries(Object.entries(parts).map(([key, { schema }]) => [key, schema]));
