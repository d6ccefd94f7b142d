import { type Static, Type } from 'typebox';
import { problem, text } from '#authoring/text/problems/problem.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';

const setup = Type.Unsafe<JsonObject>({ type: 'object', description: 'With it the game is played again' });
const trial = Type.Union([
  Type.Object(
    {
      ...{ kind: Type.Literal('ended'), setup, seats: Type.Integer({ minimum: 1 }) },
      rounds: Type.Integer({ minimum: 0 }),
      won: Type.Union([Type.Boolean(), Type.Null()], {
        description: 'By all together; null: they play against each other',
      }),
      reason: Type.Union([text, Type.Null()], {
        description: 'Why it ended so: the condition that came true, the card that says so, or the rule',
      }),
    },
    closed,
  ),
  Type.Object(
    { kind: Type.Literal('unended'), setup, decisions: Type.Integer({ minimum: 0 }) },
    { ...closed, description: 'Given up after so many decisions' },
  ),
  Type.Object({ kind: Type.Literal('refused'), why: text }, { ...closed, description: 'The game says why not' }),
  Type.Object({ kind: Type.Literal('unplayable') }, { ...closed, description: 'There are errors' }),
]);

/** What `studio new` prints: what was begun, or would be. */
export const newReport = Type.Object(
  {
    project: Type.String({ description: 'The id of the project' }),
    kind: Type.String(),
    made: Type.Boolean({ description: 'Whether the project itself is new' }),
    written: Type.Boolean({ description: 'False when it was only asked what would be written' }),
    answers: Type.Record(Type.String(), Type.String()),
    files: Type.Array(
      Type.Object(
        {
          path: Type.String({ description: 'Path inside the project, with slashes' }),
          change: Type.Union([Type.Literal('made'), Type.Literal('changed')]),
          bytes: Type.Integer({ minimum: 0, description: 'Its length in UTF-8 from then on' }),
        },
        closed,
      ),
    ),
    problems: Type.Array(problem, { description: 'What the project has for problems then, and had not before' }),
    trial: Type.Union([trial, Type.Null()], {
      description: 'One game that the greedy program played with it; null where nothing of it is on a table',
    }),
    offered: Type.Array(
      Type.Object(
        {
          kind: Type.String(),
          name: text,
          questions: Type.Array(
            Type.Object(
              {
                id: Type.String(),
                ask: text,
                usual: Type.String({ description: 'What it is answered with if nothing is said' }),
                choices: Type.Optional(Type.Array(Type.String())),
                onlyIf: Type.Optional(
                  Type.Object(
                    { question: Type.String(), is: Type.Array(Type.String()) },
                    { ...closed, description: 'Asked only where another question was answered with one of these' },
                  ),
                ),
              },
              closed,
            ),
          ),
        },
        closed,
      ),
      { description: 'With --list: what can be begun in the project, and what is asked for it' },
    ),
  },
  { ...closed, title: 'What was begun' },
);
export type NewReport = Static<typeof newReport>;
