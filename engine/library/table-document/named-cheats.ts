import { type TProperties, Type } from 'typebox';
import { isObject, type JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, described } from '#engine/kernel/basics/schema-words.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Next } from '#engine/kernel/procedures/next.ts';
import { refuse } from './table-writer.ts';

/** A cheat defined by a game. Several may share a word; their first field tells them apart. */
export interface NamedCheat<Read> {
  readonly word: string;
  readonly about: object;
  readonly by: string | undefined;
  readonly ja: string;
  readonly en: string;
  readonly carryOut: (read: Read) => Next;
}

/** `cheat(word, fields, ja, en, carryOut)` for a game's reader. */
export const cheatsReadBy =
  <Read>() =>
  (word: string, fields: TProperties, ja: string, en: string, carryOut: (read: Read) => Next): NamedCheat<Read> => ({
    word,
    about: closedObject(fields),
    by: Object.keys(fields)[0],
    ...{ ja, en, carryOut },
  });

export interface Cheats<G> {
  readonly schema: Schema;
  readonly cheat: (game: G, given: JsonObject) => Next;
}
/** Cheats of a game and those of its table document. */
export const withPlainCheats = <G>(own: NamedCheats<G>, plain: Cheats<G>): Cheats<G> => ({
  schema: { ...plain.schema, anyOf: [own.schema, plain.schema].flatMap(({ anyOf }) => anyOf as readonly Schema[]) },
  cheat: (game, given) => (own.words.some((word) => Object.hasOwn(given, word)) ? own : plain).cheat(game, given),
});

export interface NamedCheats<G> extends Cheats<G> {
  readonly words: readonly string[];
}
export function namedCheats<G, Read>(
  cheats: readonly NamedCheat<Read>[],
  reader: (game: G, word: string, about: JsonObject) => Read,
): NamedCheats<G> {
  return {
    words: [...new Set(cheats.map(({ word }) => word))],
    schema: {
      title: 'A cheat',
      'x-title-ja': 'チート',
      anyOf: cheats.map(({ word, about, ja, en }) => ({
        ...closedObject({ [word]: Type.Unsafe<object>(about) }, { ...described(ja, en) }),
      })),
    },
    cheat: (game, given) => {
      const [word = '', more] = Object.keys(given);
      const about = given[word];
      const meant = cheats.filter((one) => one.word === word);
      if (meant[0] === undefined || more !== undefined || !isObject(about)) {
        const words = [...new Set(cheats.map((one) => one.word))].join(', ');
        return refuse('cheatUnknown', { cheat: given, words });
      }
      const { carryOut } = meant.find(({ by }) => by !== undefined && about[by] !== undefined) ?? meant[0];
      return carryOut(reader(game, word, about));
    },
  };
}
