import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';
import { reachGoal, reachNearest } from '../session/reach-goal.ts';

const index = Type.Integer({ minimum: 0 });
const object = Type.Unsafe<JsonObject>(Type.Object({}, { description: 'An object of plain data' }));

/** A game up to somewhere. */
export const reachLine = Type.Object(
  {
    setup: object,
    log: Type.Array(object, { description: 'Answers in order; a forced position has cheats among them' }),
    decisions: index,
    forced: Type.Boolean({ description: 'Cheats are in it: no game comes there by its rules alone' }),
    hash: Type.String({ description: 'The state where it stands' }),
    logHash: Type.String(),
    contentHash: Type.String(),
  },
  closed,
);
export type ReachLine = Static<typeof reachLine>;

/** The content does not let games go on. */
const reachFault = Type.Object(
  { code: Type.String(), message: text, chain: Type.Array(Type.String()) },
  { ...closed, description: 'What kept the first game that could not go on: effects that never end show their chain' },
);

/** What `studio reach --json` prints of one goal. */
export const reachReport = Type.Object(
  {
    goal: reachGoal,
    name: text,
    found: Type.Boolean(),
    games: Type.Integer({ minimum: 0, description: 'Games that were played' }),
    foundIn: Type.Union([index, Type.Null()], { description: 'The first game that came there; 0: a kept line did' }),
    outOfTime: Type.Boolean({ description: 'The time ran out first: on another machine more games may be played' }),
    line: Type.Union([reachLine, Type.Null()], {
      description: 'The shortest game found, or a forced position, marked',
    }),
    nearest: Type.Union([reachNearest, Type.Null()]),
    fault: Type.Union([reachFault, Type.Null()]),
  },
  { ...closed, title: 'studio reach --json' },
);
export type ReachReport = Static<typeof reachReport>;
