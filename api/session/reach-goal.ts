import { Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';
import { index, object } from '../shapes.ts';

export const reachGoal = Type.Union([
  closedObject(
    { kind: Type.Literal('design'), id: Type.String() },
    { description: 'A card or similar piece appears, is used or is solved' },
  ),
  closedObject(
    {
      kind: Type.Literal('node'),
      of: Type.String({ description: 'A node, or everything inside it: CARD/effects/ENTRY/do/0' }),
    },
    { description: 'An effect, or a node inside it, runs' },
  ),
  closedObject({ kind: Type.Literal('event'), event: Type.String() }, { description: 'An event of this kind happens' }),
  closedObject({ kind: Type.Literal('end'), result: Type.String() }, { description: 'A game ends with this result' }),
  closedObject(
    { kind: Type.Literal('when'), condition: object },
    { description: 'A condition of the effect language holds at a decision' },
  ),
]);

/** The closest that any game came. */
export const reachNearest = closedObject({
  at: Type.Integer({ minimum: 0, description: 'The number of answers given before' }),
  round: index,
  distance: Type.Number({ minimum: 0, maximum: 1, description: '0: reached' }),
  reached: Type.Array(Type.String(), { description: 'The parts of the story that were reached, the nearest first' }),
  text,
});
