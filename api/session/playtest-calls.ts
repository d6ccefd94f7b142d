import { type TSchema, Type } from 'typebox';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closed, keptWhole } from '#engine/kernel/basics/schema-words.ts';

// Playtests beside a game that is played: run, recorded from it, and made smaller.

const index = Type.Integer({ ...keptWhole, minimum: 0 });
const orNull = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const playtest = Type.Unsafe<JsonObject>(
  Type.Object({}, { description: 'A test, as one of `tests` in a file of playtests' }),
);
const text = Type.Object({ ja: Type.String(), en: Type.String() }, closed);
/** Any JSON. */
const value = Type.Unsafe<unknown>({});

const result = Type.Object(
  {
    name: Type.String(),
    rules: Type.Array(Type.String()),
    ok: Type.Boolean(),
    message: text,
    at: orNull(Type.String({ description: 'Where it failed: then/table/pcs/… or when/1' })),
    expected: value,
    actual: value,
  },
  closed,
);

const call = <Request extends TSchema, Reply extends TSchema>(about: string, request: Request, reply: Reply) => ({
  about,
  request,
  reply,
});

export const playtestCalls = {
  playtests: call(
    'Runs playtests on the project; nothing of the running game is touched',
    Type.Object({ tests: Type.Array(playtest) }, closed),
    Type.Array(result),
  ),
  record: call(
    'The playtest that says of a stretch of the game what was ticked: events by their places among all, places of the table document at its end, the result. It lays as little as it can do with. Null: nothing of it can be played again',
    Type.Object(
      {
        name: Type.String({ minLength: 1 }),
        from: Type.Integer({ ...keptWhole, minimum: 0, description: 'The first entry of the log that belongs to it' }),
        to: Type.Integer({ ...keptWhole, minimum: 0, description: 'The first that does not' }),
        events: Type.Optional(Type.Array(index)),
        table: Type.Optional(Type.Array(Type.Array(Type.String(), { minItems: 1 }))),
        result: Type.Optional(Type.Boolean()),
      },
      closed,
    ),
    Type.Object({ test: orNull(playtest) }, closed),
  ),
  shrink: call(
    'The smallest test that fails as a test does; `before` are the texts of the project on which it passed, then what is left passes there. Null: it does not fail',
    Type.Object(
      {
        test: playtest,
        before: Type.Optional(Type.Record(Type.String(), Type.String())),
        runs: Type.Optional(Type.Integer({ ...keptWhole, minimum: 1, description: 'How often it may be tried' })),
      },
      closed,
    ),
    Type.Object(
      {
        test: orNull(playtest),
        runs: Type.Integer({ ...keptWhole, minimum: 0, description: 'How often it was tried' }),
        isSmallest: Type.Boolean({ description: 'Nothing more can be taken out, one thing at a time' }),
      },
      closed,
    ),
  ),
} as const;
