import { type TSchema, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import { keptIndex } from '../shapes.ts';

const playtest = Type.Unsafe<JsonObject>(
  Type.Object({}, { description: 'A test, as one of `tests` in a file of playtests' }),
);
const value = Type.Unsafe<unknown>({});

const result = closedObject({
  name: Type.String(),
  rules: Type.Array(Type.String()),
  ok: Type.Boolean(),
  message: text,
  at: orNull(Type.String({ description: 'Where it failed: then/table/pcs/… or when/1' })),
  expected: value,
  actual: value,
});

const call = <Request extends TSchema, Reply extends TSchema>(about: string, request: Request, reply: Reply) => ({
  about,
  request,
  reply,
});

export const playtestCalls = {
  playtests: call(
    'Runs playtests on the project; nothing of the running game is touched',
    closedObject({ tests: Type.Array(playtest) }),
    Type.Array(result),
  ),
  record: call(
    'The playtest that says of a stretch of the game what was ticked: events by their places among all, places of the table document at its end, the result. It lays as little as it can do with. Null: nothing of it can be played again',
    closedObject({
      name: Type.String({ minLength: 1 }),
      from: Type.Integer({ ...safeInteger, minimum: 0, description: 'The first entry of the log that belongs to it' }),
      to: Type.Integer({ ...safeInteger, minimum: 0, description: 'The first that does not' }),
      events: Type.Optional(Type.Array(keptIndex)),
      table: Type.Optional(Type.Array(Type.Array(Type.String(), { minItems: 1 }))),
      result: Type.Optional(Type.Boolean()),
    }),
    closedObject({ test: orNull(playtest) }),
  ),
  shrink: call(
    'The smallest test that fails as a test does; `before` are the texts of the project on which it passed, then what is left passes there. Null: it does not fail',
    closedObject({
      test: playtest,
      before: Type.Optional(Type.Record(Type.String(), Type.String())),
      runs: Type.Optional(Type.Integer({ ...safeInteger, minimum: 1, description: 'How often it may be tried' })),
    }),
    closedObject({
      test: orNull(playtest),
      runs: Type.Integer({ ...safeInteger, minimum: 0, description: 'How often it was tried' }),
      isSmallest: Type.Boolean({ description: 'Nothing more can be taken out, one thing at a time' }),
    }),
  ),
} as const;
