import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { reachGoal, reachNearest } from '../session/reach-goal.ts';
import { index, object } from '../shapes.ts';

/** A game up to a decision. */
export const reachLine = closedObject({
  setup: object,
  log: Type.Array(object, { description: 'Answers in order; a forced position has cheats among them' }),
  decisions: index,
  forced: Type.Boolean({ description: 'Cheats are in it: no game comes there by its rules alone' }),
  hash: Type.String({ description: 'The state where it stands' }),
  logHash: Type.String(),
  contentHash: Type.String(),
});
export type ReachLine = Static<typeof reachLine>;

const reachFault = closedObject(
  { code: Type.String(), message: text, chain: Type.Array(Type.String()) },
  { description: 'What kept the first game that could not go on: effects that never end show their chain' },
);

/** `studio reach --json` with one goal. */
export const reachReport = closedObject(
  {
    goal: reachGoal,
    name: text,
    found: Type.Boolean(),
    games: Type.Integer({ minimum: 0, description: 'Games that were played' }),
    foundIn: orNull(index, { description: 'The first game that came there; 0: a kept line did' }),
    outOfTime: Type.Boolean({ description: 'The time ran out first: on another machine more games may be played' }),
    line: orNull(reachLine, {
      description: 'The shortest game found, or a forced position, marked',
    }),
    nearest: orNull(reachNearest),
    fault: orNull(reachFault),
  },
  { title: 'studio reach --json' },
);
export type ReachReport = Static<typeof reachReport>;
