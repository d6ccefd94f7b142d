import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

const json = Type.Record(Type.String(), Type.Unknown());

const used = Type.Array(Type.String(), {
  description: 'What of the project that was named uses it: ids of cards, boards, areas, scenarios',
});

const field = closedObject({
  name: Type.String(),
  required: Type.Boolean(),
  schema: Type.Unsafe<unknown>({ ...json, description: 'JSON Schema of what can be written' }),
});
const op = closedObject({
  op: Type.String(),
  sort: Type.String({
    description: 'What a node of it is: effect, amount, condition, selector, choice, trigger, modifier',
  }),
  about: text,
  text: Type.Unsafe<Static<typeof text>>({ ...text, description: 'Its sentence on a card; fields stand in braces' }),
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
    Type.Array(timing, { description: 'When a text has its say, besides triggers; only of a project' }),
  ),
  unused: Type.Optional(Type.Array(Type.String(), { description: 'Ops and timings that nothing of the project uses' })),
});

/** `studio language --json`: the effect language of all games, or of a project with its uses. */
export const languageReport = closedObject({ systems: Type.Array(system) }, { title: 'studio language --json' });
export type LanguageReport = Static<typeof languageReport>;
