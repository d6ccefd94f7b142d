import { type Static, Type } from 'typebox';
import { problem, text } from '#authoring/text/problems/problem.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

const setup = Type.Unsafe<JsonObject>({ type: 'object', description: 'With it the game is played again' });
const trial = Type.Union([
  closedObject({
    ...{ kind: Type.Literal('ended'), setup, seats: Type.Integer({ minimum: 1 }) },
    rounds: Type.Integer({ minimum: 0 }),
    won: orNull(Type.Boolean(), {
      description: 'By all together; null: they play against each other',
    }),
    reason: orNull(text, {
      description: 'Why it ended so: the condition that came true, the card that says so, or the rule',
    }),
  }),
  closedObject(
    { kind: Type.Literal('unended'), setup, decisions: Type.Integer({ minimum: 0 }) },
    { description: 'Given up after so many decisions' },
  ),
  closedObject({ kind: Type.Literal('refused'), why: text }, { description: 'The game says why not' }),
  closedObject({ kind: Type.Literal('unplayable') }, { description: 'There are errors' }),
]);

/** `studio new --json` */
export const newReport = closedObject(
  {
    project: Type.String({ description: 'The id of the project' }),
    kind: Type.String(),
    made: Type.Boolean({ description: 'Whether the project itself is new' }),
    written: Type.Boolean({ description: 'False when it was only asked what would be written' }),
    answers: Type.Record(Type.String(), Type.String()),
    files: Type.Array(
      closedObject({
        path: Type.String({ description: 'Path inside the project, with slashes' }),
        change: Type.Union([Type.Literal('made'), Type.Literal('changed')]),
        bytes: Type.Integer({ minimum: 0, description: 'Its length in UTF-8 from then on' }),
      }),
    ),
    problems: Type.Array(problem, { description: 'What the project has for problems then, and had not before' }),
    trial: orNull(trial, {
      description: 'One game that the greedy program played with it; null where nothing of it is on a table',
    }),
    offered: Type.Array(
      closedObject({
        kind: Type.String(),
        name: text,
        questions: Type.Array(
          closedObject({
            id: Type.String(),
            ask: text,
            usual: Type.String({ description: 'What it is answered with if nothing is said' }),
            choices: Type.Optional(Type.Array(Type.String())),
            onlyIf: Type.Optional(
              closedObject(
                { question: Type.String(), is: Type.Array(Type.String()) },
                { description: 'Asked only where another question was answered with one of these' },
              ),
            ),
          }),
        ),
      }),
      { description: 'With --list: what can be begun in the project, and what is asked for it' },
    ),
  },
  { title: 'What was begun' },
);
export type NewReport = Static<typeof newReport>;
