import { type Static, Type } from 'typebox';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

/** Zero-based; characters are UTF-16 units, as in editors. */
export const position = closedObject({ line: Type.Integer({ minimum: 0 }), character: Type.Integer({ minimum: 0 }) });
export const range = closedObject({ start: position, end: position });
export const text = closedObject({ ja: Type.String(), en: Type.String() });

export const problem = closedObject({
  code: Type.String({ pattern: '^([A-Z]{3}|L10N)[0-9]{3}$' }),
  severity: Type.Union([Type.Literal('error'), Type.Literal('warning'), Type.Literal('info')]),
  file: Type.String({ description: 'Path inside the project, with slashes' }),
  range,
  message: text,
  data: Type.Record(Type.String(), Type.Unknown(), { description: 'The values in the message, by name' }),
});

export type Position = Static<typeof position>;
export type Range = Static<typeof range>;
export type Problem = Static<typeof problem>;
export type Severity = Problem['severity'];
