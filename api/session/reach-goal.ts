import { Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';

const index = Type.Integer({ minimum: 0 });
const object = Type.Unsafe<JsonObject>(Type.Object({}, { description: 'An object of plain data' }));

/** Where a game is to come to. */
export const reachGoal = Type.Union([
  Type.Object(
    { kind: Type.Literal('design'), id: Type.String() },
    { ...closed, description: 'A card or the like comes, is used or solved' },
  ),
  Type.Object(
    {
      kind: Type.Literal('node'),
      of: Type.String({ description: 'A node, or all within it: CARD/effects/ENTRY/do/0' }),
    },
    { ...closed, description: 'An effect, or a node within it, runs' },
  ),
  Type.Object(
    { kind: Type.Literal('event'), event: Type.String() },
    { ...closed, description: 'Something of this kind happens' },
  ),
  Type.Object(
    { kind: Type.Literal('when'), condition: object },
    { ...closed, description: 'A condition of the effect language holds where an answer is asked for' },
  ),
]);

/** How near a game came that did not come there. */
export const reachNearest = Type.Object(
  {
    at: Type.Integer({ minimum: 0, description: 'How many answers had been given' }),
    round: index,
    distance: Type.Number({ minimum: 0, maximum: 1, description: '0: it is there' }),
    reached: Type.Array(Type.String(), { description: 'What of the story had come, the nearest first' }),
    text,
  },
  closed,
);
