import { type TSchema, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import { keptIndex } from '../shapes.ts';

const playtest = Type.Unsafe<JsonObject>(
  Type.Object({}, { description: 'A test, in the form of an item of `tests` in a playtest file' }),
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
    'Runs playtests on the project; the running game is not affected',
    closedObject({ tests: Type.Array(playtest) }),
    Type.Array(result),
  ),
  record: call(
    'A playtest of a stretch of the game that expects what was selected: events by their index, places of the table document at its end, the result. It sets up as little as possible. Null: none of it can be replayed',
    closedObject({
      name: Type.String({ minLength: 1 }),
      from: Type.Integer({ ...safeInteger, minimum: 0, description: 'The first entry of the log that is included' }),
      to: Type.Integer({ ...safeInteger, minimum: 0, description: 'The first entry that is not included' }),
      events: Type.Optional(Type.Array(keptIndex)),
      table: Type.Optional(Type.Array(Type.Array(Type.String(), { minItems: 1 }))),
      result: Type.Optional(Type.Boolean()),
    }),
    closedObject({ test: orNull(playtest) }),
  ),
  shrink: call(
    'The smallest test that fails in the same way as a given test; `before` are the texts of the project with which it passed: the smallest test passes with them too. Null: the test does not fail',
    closedObject({
      test: playtest,
      before: Type.Optional(Type.Record(Type.String(), Type.String())),
      runs: Type.Optional(Type.Integer({ ...safeInteger, minimum: 1, description: 'The maximum number of runs' })),
    }),
    closedObject({
      test: orNull(playtest),
      runs: Type.Integer({ ...safeInteger, minimum: 0, description: 'The number of runs' }),
      isSmallest: Type.Boolean({ description: 'No single part can be removed any more' }),
    }),
  ),
} as const;
