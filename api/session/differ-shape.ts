import { type Static, Type } from 'typebox';
import type { TableDifference } from '#authoring/tools/branches/table-difference.ts';
import { closedObject, orNull, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import { keptIndex, object } from '../shapes.ts';

/** A running game, or a log with the project or other texts. */
export const differSide = Type.Union([
  closedObject({ game: keptIndex }),
  closedObject({
    setup: object,
    entries: Type.Array(object),
    files: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'By default the current project' })),
  }),
]);
export type DifferSide = Static<typeof differSide>;

export const differReply = <Broken extends Parameters<typeof Type.Union>[0][number]>(broken: Broken) => {
  const side = closedObject({
    entries: Type.Integer({
      ...safeInteger,
      minimum: 0,
      description: 'The number of entries of its log that could be played',
    }),
    broken: orNull(broken, { description: 'The entry of its log that is no longer legal' }),
  });
  return closedObject({
    answers: orNull(keptIndex, {
      description: 'The first entry at which the logs differ; null: they are the same',
    }),
    first: orNull(
      closedObject({
        at: Type.Integer({ ...safeInteger, minimum: -1, description: 'The entry that caused it; -1: the set-up' }),
        event: keptIndex,
        one: orNull(object),
        other: orNull(object),
      }),
      { description: 'The first event that is different' },
    ),
    one: side,
    other: side,
    table: Type.Unsafe<TableDifference[]>(
      Type.Array(
        closedObject({
          path: Type.Array(Type.String()),
          one: Type.Unknown(),
          other: Type.Unknown(),
          only: Type.Optional(closedObject({ one: Type.Array(Type.Unknown()), other: Type.Array(Type.Unknown()) })),
        }),
        { description: 'Where the two tables differ, after the last entry of each that could be played' },
      ),
    ),
  });
};
