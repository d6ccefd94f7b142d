import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { reachGoal, reachNearest } from '../session/reach-goal.ts';
import { index, object } from '../shapes.ts';

/** A game up to a decision. */
export const reachLine = closedObject({
  setup: object,
  log: Type.Array(object, { description: 'Answers in order; in a forced position, including cheats' }),
  decisions: index,
  forced: Type.Boolean({ description: 'It contains cheats: no legal game was found that reaches it' }),
  hash: Type.String({ description: 'The final state' }),
  logHash: Type.String(),
  contentHash: Type.String(),
});
export type ReachLine = Static<typeof reachLine>;

const reachFault = closedObject(
  { code: Type.String(), message: text, chain: Type.Array(Type.String()) },
  { description: 'Why the first game that could not continue stopped; for effects that never end, with their chain' },
);

/** `studio reach --json` with one goal. */
export const reachReport = closedObject(
  {
    goal: reachGoal,
    name: text,
    found: Type.Boolean(),
    games: Type.Integer({ minimum: 0, description: 'The number of games played' }),
    foundIn: orNull(index, { description: 'The number of the first game that reached it; 0: a saved line did' }),
    outOfTime: Type.Boolean({ description: 'The time ran out first; a faster machine may play more games' }),
    line: orNull(reachLine, {
      description: 'The shortest game found, or a forced position, marked as such',
    }),
    nearest: orNull(reachNearest),
    fault: orNull(reachFault),
  },
  { title: 'studio reach --json' },
);
export type ReachReport = Static<typeof reachReport>;
