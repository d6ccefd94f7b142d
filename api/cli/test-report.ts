import { type Static, Type } from 'typebox';
import { problem, range, text } from '#authoring/text/problems/problem.ts';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';

const anything = Type.Unsafe<Json>(Type.Unknown());

/** One test, and how it came out. */
export const testRow = Type.Object(
  {
    file: Type.String(),
    name: Type.String(),
    rules: Type.Array(Type.String()),
    ok: Type.Boolean(),
    message: text,
    at: Type.Union([Type.String(), Type.Null()], { description: 'Where it failed, as then/table/… or when/1' }),
    range: Type.Union([range, Type.Null()], { description: 'Where that stands in the file; lines count from 0' }),
    expected: anything,
    actual: anything,
    said: Type.Optional(
      Type.Object(
        { where: text, expected: Type.Union([text, Type.Null()]), actual: Type.Union([text, Type.Null()]) },
        { ...closed, description: 'Of a failure: the part of the test, and both sides in sentences' },
      ),
    ),
    legal: Type.Optional(
      Type.Array(Type.Unsafe<JsonObject>(Type.Object({})), { description: 'What could have been answered' }),
    ),
  },
  closed,
);

export type TestRow = Static<typeof testRow>;

/** What `studio test --json` prints. */
export const testReport = Type.Object(
  {
    passed: Type.Integer({ minimum: 0 }),
    failed: Type.Integer({ minimum: 0 }),
    tests: Type.Array(testRow),
    problems: Type.Optional(
      Type.Array(problem, { description: 'Files that could not be read: their tests did not run' }),
    ),
  },
  { ...closed, title: 'studio test --json' },
);
export type TestReport = Static<typeof testReport>;
