import { type Static, Type } from 'typebox';
import { closed } from '#engine/kernel/basics/schema-words.ts';

/** A place in a text, zero-based; characters are UTF-16 units, as editors count. */
export const position = Type.Object(
  { line: Type.Integer({ minimum: 0 }), character: Type.Integer({ minimum: 0 }) },
  closed,
);
export const range = Type.Object({ start: position, end: position }, closed);
export const text = Type.Object({ ja: Type.String(), en: Type.String() }, closed);

/** Something wrong in a project: what, where, and what to do about it. */
export const problem = Type.Object(
  {
    code: Type.String({ pattern: '^([A-Z]{3}|L10N)[0-9]{3}$' }),
    severity: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('info')]),
    file: Type.String({ description: 'Path inside the project, with slashes' }),
    range,
    message: text,
    data: Type.Record(Type.String(), Type.Unknown(), { description: 'What the message speaks of, by name' }),
  },
  closed,
);

export type Position = Static<typeof position>;
export type Range = Static<typeof range>;
export type Problem = Static<typeof problem>;
export type Severity = Problem['severity'];
