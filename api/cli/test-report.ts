import { type Static, Type } from 'typebox';
import { problem, range, text } from '#authoring/text/problems/problem.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

const anything = Type.Unsafe<Json>(Type.Unknown());

export const testRow = closedObject({
  file: Type.String(),
  name: Type.String(),
  rules: Type.Array(Type.String()),
  ok: Type.Boolean(),
  message: text,
  at: orNull(Type.String(), { description: 'Where it failed, such as then/table/… or when/1' }),
  range: orNull(range, { description: 'Its range in the file; lines count from 0' }),
  expected: anything,
  actual: anything,
  said: Type.Optional(
    closedObject(
      { where: text, expected: orNull(text), actual: orNull(text) },
      { description: 'For a failure: the part of the test, with the expected and the actual side as sentences' },
    ),
  ),
  legal: Type.Optional(
    Type.Array(Type.Unsafe<JsonObject>(Type.Object({})), { description: 'The answers that were legal' }),
  ),
});

export type TestRow = Static<typeof testRow>;

/** `studio test --json` */
export const testReport = closedObject(
  {
    passed: Type.Integer({ minimum: 0 }),
    failed: Type.Integer({ minimum: 0 }),
    tests: Type.Array(testRow),
    problems: Type.Optional(
      Type.Array(problem, { description: 'Files that could not be read: their tests did not run' }),
    ),
  },
  { title: 'studio test --json' },
);
export type TestReport = Static<typeof testReport>;
