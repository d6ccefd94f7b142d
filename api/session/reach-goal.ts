import { Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';
import { index, object } from '../shapes.ts';

export const reachGoal = Type.Union([
  closedObject(
    { kind: Type.Literal('design'), id: Type.String() },
    { description: 'A card or the like comes, is used or solved' },
  ),
  closedObject(
    {
      kind: Type.Literal('node'),
      of: Type.String({ description: 'A node, or all within it: CARD/effects/ENTRY/do/0' }),
    },
    { description: 'An effect, or a node within it, runs' },
  ),
  closedObject(
    { kind: Type.Literal('event'), event: Type.String() },
    { description: 'Something of this kind happens' },
  ),
  closedObject(
    { kind: Type.Literal('when'), condition: object },
    { description: 'A condition of the effect language holds where an answer is asked for' },
  ),
]);

/** The closest that any game came. */
export const reachNearest = closedObject({
  at: Type.Integer({ minimum: 0, description: 'How many answers had been given' }),
  round: index,
  distance: Type.Number({ minimum: 0, maximum: 1, description: '0: it is there' }),
  reached: Type.Array(Type.String(), { description: 'What of the story had come, the nearest first' }),
  text,
});
