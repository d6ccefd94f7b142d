import { type Static, Type } from 'typebox';
import type { TableDifference } from '#authoring/tools/lines/table-difference.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closed, keptWhole } from '#engine/kernel/basics/schema-words.ts';

const index = Type.Integer({ ...keptWhole, minimum: 0 });
const object = Type.Unsafe<JsonObject>(Type.Object({}, { description: 'An object of plain data' }));

/** One of two games that are compared: one that is there, or a log, on the project or on texts of its own. */
export const differSide = Type.Union([
  Type.Object({ game: index }, closed),
  Type.Object(
    {
      setup: object,
      entries: Type.Array(object),
      files: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'Else the project as it is' })),
    },
    closed,
  ),
]);
export type DifferSide = Static<typeof differSide>;

export const differReply = <Broken extends Parameters<typeof Type.Union>[0][number]>(broken: Broken) => {
  const side = Type.Object(
    {
      entries: Type.Integer({ ...keptWhole, minimum: 0, description: 'How many entries of its log could be played' }),
      broken: Type.Union([broken, Type.Null()], { description: 'What of its log is no longer legal' }),
    },
    closed,
  );
  return Type.Object(
    {
      answers: Type.Union([index, Type.Null()], {
        description: 'The first entry at which the logs differ; null: they do not',
      }),
      first: Type.Union(
        [
          Type.Object(
            {
              at: Type.Integer({ ...keptWhole, minimum: -1, description: 'The entry it follows from; -1: the set-up' }),
              event: index,
              one: Type.Union([object, Type.Null()]),
              other: Type.Union([object, Type.Null()]),
            },
            closed,
          ),
          Type.Null(),
        ],
        { description: 'The first event that came out otherwise' },
      ),
      one: side,
      other: side,
      table: Type.Unsafe<TableDifference[]>(
        Type.Array(
          Type.Object(
            {
              path: Type.Array(Type.String()),
              one: Type.Unknown(),
              other: Type.Unknown(),
              only: Type.Optional(
                Type.Object({ one: Type.Array(Type.Unknown()), other: Type.Array(Type.Unknown()) }, closed),
              ),
            },
            closed,
          ),
          { description: 'Where the two tables differ, at the ends of what could be played' },
        ),
      ),
    },
    closed,
  );
};
