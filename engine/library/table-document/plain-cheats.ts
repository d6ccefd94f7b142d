import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { partOf } from '#engine/kernel/basics/schema-parts.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import type { Place } from '#engine/kernel/table/things-and-places.ts';
import { CheatReader } from './cheat-reader.ts';
import type { CheatsOf, GameOnTable, Owner, Part } from './part.ts';
import { allSeen } from './parts.ts';
import { type DeclaredTable, putOn, theGame } from './table-document.ts';
import { refuse } from './table-writer.ts';

interface PlainCheat<G extends GameOnTable> {
  readonly word: string;
  readonly part: Part<G>;
  readonly whose?: {
    readonly key: string;
    readonly sort: string;
    readonly owner: Schema;
    readonly all: (game: G) => readonly Owner[];
  };
}

/**
 * `put`; `{coins: {seat, to}}` for counters and flags; `{goods: {hex, resource, to}}` for one of several amounts;
 * `{hand: {seat, card}}` to lay a piece last. Fields are named by sort.
 */
export function plainCheats<G extends GameOnTable>(
  declared: DeclaredTable<G>,
  to: Schema,
): { readonly schema: Schema; readonly cheat: (game: G, cheat: JsonObject) => Next } {
  const cheats = cheatsOf(declared.parts);
  const put = { ...partOf(declared.parts.schema), title: 'The table' };
  return {
    schema: {
      title: 'A cheat',
      'x-title-ja': 'チート',
      anyOf: [...cheats.map((one) => shapeOf(one, to)), shape('put', put, said(declared.parts.schema))],
    },
    cheat: (game, given) => {
      const [word = '', more] = Object.keys(given);
      const about = given[word];
      if (more === undefined && isObject(about)) {
        if (word === 'put') return putOn(declared, game, about);
        const meant = cheats.filter((one) => one.word === word);
        const one = meant.find(({ whose }) => whose === undefined || about[whose.sort] !== undefined) ?? meant[0];
        if (one !== undefined) return putOn(declared, game, asPart(declared, one, game, about, stocksOf(cheats, game)));
      }
      const words = [...new Set(cheats.map((one) => one.word)), 'put'].join(', ');
      return refuse('cheatUnknown', { cheat: given, words });
    },
  };
}

function cheatsOf<G extends GameOnTable>({ cheats: of }: Part<G>): readonly PlainCheat<G>[] {
  const parts = of?.is === 'group' ? Object.entries(of.parts) : [];
  const theirs = parts.flatMap(([key, { cheats }]) =>
    cheats?.is === 'each' ? cheatsOf(cheats.part).map((one) => ({ ...one, whose: { ...cheats, key } })) : [],
  );
  const plain = parts.filter(([, { cheats }]) => cheats !== undefined && settable.has(cheats.is));
  return [...theirs, ...plain.map(([word, part]) => ({ word, part }))];
}

const stocksOf = <G extends GameOnTable>(all: readonly PlainCheat<G>[], game: G): readonly Place[] =>
  all.flatMap(({ part: { cheats }, whose }) => {
    if (cheats?.is !== 'pieces' || cheats.isStock !== true) return [];
    return whose === undefined ? [cheats.at(game, theGame)] : whose.all(game).map(([, of]) => cheats.at(game, of));
  });

const settable = new Set(['count', 'flag', 'amounts', 'pieces']);
const mostAmount = 9999;

function asPart<G extends GameOnTable>(
  { pieces }: DeclaredTable<G>,
  { word, part, whose }: PlainCheat<G>,
  game: G,
  about: JsonObject,
  free: readonly Place[],
): JsonObject {
  const read = new CheatReader(game, word, about, pieces);
  const of = whose === undefined ? theGame : read.oneOf(whose.sort, whose.all(game));
  const value = given();
  return whose === undefined ? { [word]: value } : { [whose.key]: { [read.text(whose.sort)]: { [word]: value } } };

  function given(): Json {
    const { cheats } = part;
    switch (cheats?.is) {
      case 'pieces':
        return withPiece(cheats);
      case 'amounts':
        return cheats.with(game, of, read.text(cheats.key), read.number('to', mostAmount));
      case 'flag':
        return typeof about['to'] === 'boolean' ? about['to'] : refuse('cheatField', { cheat: word, field: 'to' });
      default:
        return about['to'] ?? null;
    }
  }
  function withPiece(cheats: CheatsOf<G> & { readonly is: 'pieces' }): Json {
    const there = part.print(game, of, allSeen) as readonly Json[];
    const field = sortsOf(cheats.piece)[0] as string;
    const { piece, writes } = read.copy(
      cheats.at(game, of),
      { free, drawnFrom: [cheats.at(game, of)], isHeld: () => true },
      field,
    );
    const [made] = writes;
    const id = read.text(field).split('#', 1)[0] as string;
    const { copies } = read.design(id);
    const isMade = made !== undefined && 'make' in made;
    const name = isMade ? pieces.copyName(id, made.make[1], copies) : pieces.nameOf(game, piece);
    const nameOf = (one: Json) =>
      isObject(one) ? one[pieces.fields.find((key) => one[key] !== undefined) ?? ''] : one;
    return [...there.filter((one) => nameOf(one) !== name), name];
  }
}

function shapeOf<G extends GameOnTable>({ word, part, whose }: PlainCheat<G>, to: Schema): Schema {
  const owner = whose === undefined ? {} : { [whose.sort]: whose.owner };
  const fields = { ...owner, ...fieldsOf(part, to) };
  const about = { type: 'object', required: Object.keys(fields), properties: fields, ...closed };
  return shape(word, about, said(part.schema));
}
function fieldsOf<G extends GameOnTable>({ cheats }: Part<G>, to: Schema): Schema {
  switch (cheats?.is) {
    case 'pieces':
      return { [sortsOf(cheats.piece)[0] as string]: plain(cheats.piece) };
    case 'amounts':
      return { [cheats.key]: cheats.item, to };
    case 'flag':
      return { to: { ...to, type: 'boolean' } };
    default:
      return { to };
  }
}
const shape = (word: string, about: Schema, words: Schema): Schema => ({
  type: 'object',
  required: [word],
  properties: { [word]: about },
  ...closed,
  ...words,
});
const said = ({ title, description, 'x-title-ja': titleJa, 'x-description-ja': ja }: Schema): Schema =>
  Object.fromEntries(
    Object.entries({ title, description, 'x-title-ja': titleJa, 'x-description-ja': ja }).filter(([, one]) => one),
  );
const plain = (piece: Schema): Schema => (piece['else'] as Schema | undefined) ?? piece;
const sortsOf = (piece: Schema): readonly string[] =>
  (plain(piece)['x-name-of'] as readonly string[] | undefined) ?? [''];
