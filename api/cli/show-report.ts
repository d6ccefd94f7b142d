import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { testRow } from './test-report.ts';

const object = Type.Unsafe<JsonObject>(Type.Object({}));

export const showable = ['table', 'events', 'legal'] as const;
export type Showable = (typeof showable)[number];

/** `studio test --show table|events|legal --json` */
export const showReport = closedObject(
  {
    test: testRow,
    at: Type.String({
      description:
        'The last part that was run, such as given or when/1; the rest of the report shows the state after it',
    }),
    table: Type.Optional(Type.Unsafe<JsonObject>(Type.Object({}, { description: 'The table document' }))),
    events: Type.Optional(
      Type.Array(
        closedObject({
          index: Type.Integer({ minimum: 0, description: 'Its index among all events, as --explain takes it' }),
          at: Type.String({ description: 'The part in which it happened: given, when/0, …' }),
          event: object,
          text,
        }),
        { description: 'What happened, from the set-up on' },
      ),
    ),
    decision: Type.Optional(
      orNull(closedObject({ text, rule: Type.String(), step: Type.String() }), {
        description: 'With legal: what is being decided; null when nothing is',
      }),
    ),
    legal: Type.Optional(Type.Array(closedObject({ answer: object, text }))),
  },
  { title: 'studio test --show table --json' },
);
export type ShowReport = Static<typeof showReport>;
