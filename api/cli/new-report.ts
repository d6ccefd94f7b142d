import { type Static, Type } from 'typebox';
import { problem, text } from '#authoring/text/problems/problem.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

const setup = Type.Unsafe<JsonObject>({
  type: 'object',
  description: 'The set-up with which the game can be replayed',
});
const trial = Type.Union([
  closedObject({
    ...{ kind: Type.Literal('ended'), setup, seats: Type.Integer({ minimum: 1 }) },
    rounds: Type.Integer({ minimum: 0 }),
    won: orNull(Type.Boolean(), {
      description: 'Whether all players won together; null: they play against each other',
    }),
    reason: orNull(text, {
      description: 'Why it ended: the condition that became true, the card that says so, or the rule',
    }),
  }),
  closedObject(
    { kind: Type.Literal('unended'), setup, decisions: Type.Integer({ minimum: 0 }) },
    { description: 'Given up after this many decisions' },
  ),
  closedObject({ kind: Type.Literal('refused'), why: text }, { description: 'The game refused, with its reason' }),
  closedObject({ kind: Type.Literal('unplayable') }, { description: 'The project has errors' }),
]);

/** `studio new --json` */
export const newReport = closedObject(
  {
    project: Type.String({ description: 'The id of the project' }),
    kind: Type.String(),
    made: Type.Boolean({ description: 'Whether the project itself was created' }),
    written: Type.Boolean({ description: 'False with --dry-run or --list: nothing was written' }),
    answers: Type.Record(Type.String(), Type.String()),
    files: Type.Array(
      closedObject({
        path: Type.String({ description: 'Path inside the project, with slashes' }),
        change: Type.Union([Type.Literal('made'), Type.Literal('changed')]),
        bytes: Type.Integer({ minimum: 0, description: 'Its new length in UTF-8' }),
      }),
    ),
    problems: Type.Array(problem, {
      description: 'The problems that the project has after the change and did not have before',
    }),
    trial: orNull(trial, {
      description: 'One game played with it by the greedy program; null if it does not appear in games',
    }),
    offered: Type.Array(
      closedObject({
        kind: Type.String(),
        name: text,
        questions: Type.Array(
          closedObject({
            id: Type.String(),
            ask: text,
            usual: Type.String({ description: 'The default answer' }),
            choices: Type.Optional(Type.Array(Type.String())),
            onlyIf: Type.Optional(
              closedObject(
                { question: Type.String(), is: Type.Array(Type.String()) },
                { description: 'Asked only if another question was answered with one of these' },
              ),
            ),
          }),
        ),
      }),
      { description: 'With --list: what can be added to the project, and the questions for each' },
    ),
  },
  { title: 'What was begun' },
);
export type NewReport = Static<typeof newReport>;
