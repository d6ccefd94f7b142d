import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

const json = Type.Record(Type.String(), Type.Unknown());

const used = Type.Array(Type.String(), {
  description: 'What in the given project uses it: ids of cards, boards, areas, scenarios',
});

const field = closedObject({
  name: Type.String(),
  required: Type.Boolean(),
  schema: Type.Unsafe<unknown>({ ...json, description: 'JSON Schema of the allowed values' }),
});
const op = closedObject({
  op: Type.String(),
  sort: Type.String({
    description: 'The kind of node: effect, amount, condition, selector, choice, trigger, modifier',
  }),
  about: text,
  text: Type.Unsafe<Static<typeof text>>({ ...text, description: 'Its sentence on a card; fields are in braces' }),
  rules: Type.Array(Type.String()),
  fields: Type.Array(field),
  example: json,
  used: Type.Optional(used),
});
const timing = closedObject({ when: Type.String(), about: text, used });

const system = closedObject({
  system: Type.String(),
  ops: Type.Array(op),
  timings: Type.Optional(
    Type.Array(timing, { description: 'When a text applies, besides triggers; only with a project' }),
  ),
  unused: Type.Optional(Type.Array(Type.String(), { description: 'Ops and timings that the project does not use' })),
});

/** `studio language --json`: the effect language of all games, or of a project with its uses. */
export const languageReport = closedObject({ systems: Type.Array(system) }, { title: 'studio language --json' });
export type LanguageReport = Static<typeof languageReport>;
