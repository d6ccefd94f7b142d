import { type Static, Type } from 'typebox';
import { text } from '#authoring/problem.ts';

const closed = { additionalProperties: false };
const json = Type.Record(Type.String(), Type.Unknown());

const field = Type.Object(
  {
    name: Type.String(),
    required: Type.Boolean(),
    schema: Type.Unsafe<unknown>({ ...json, description: 'JSON Schema of what can be written' }),
  },
  closed,
);
const op = Type.Object(
  {
    op: Type.String(),
    sort: Type.String({
      description: 'What a node of it is: effect, amount, condition, selector, choice, trigger, modifier',
    }),
    about: text,
    text: Type.Unsafe<Static<typeof text>>({ ...text, description: 'Its sentence on a card; fields stand in braces' }),
    rules: Type.Array(Type.String()),
    fields: Type.Array(field),
    example: json,
  },
  closed,
);

/** What `studio language --json` prints: every word of the effect language of every game. */
export const languageReport = Type.Object(
  { systems: Type.Array(Type.Object({ system: Type.String(), ops: Type.Array(op) }, closed)) },
  { ...closed, title: 'studio language --json' },
);
export type LanguageReport = Static<typeof languageReport>;
