import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';
import { index, object } from '../shapes.ts';

/** `studio reach --all --json`: which nodes of the effect language run in legal games. */
export const reachAllReport = closedObject(
  {
    nodes: Type.Integer({ minimum: 0, description: 'Nodes that are written' }),
    reached: index,
    share: Type.Number({ minimum: 0, maximum: 1 }),
    games: index,
    faults: Type.Integer({
      minimum: 0,
      description: 'Games that the content did not let go on: none, or there is an error instead',
    }),
    outOfTime: Type.Boolean({ description: 'The time ran out first: on another machine more games may be played' }),
    found: Type.Array(
      closedObject({
        path: Type.String(),
        line: Type.Integer({ minimum: 0, description: 'In which of `lines`' }),
        at: Type.Integer({ minimum: 0, description: 'After so many answers it has run' }),
      }),
    ),
    lines: Type.Array(closedObject({ setup: object, log: Type.Array(object) }), {
      description: 'Games, as far as any node needs them',
    }),
    missing: Type.Array(
      closedObject({
        path: Type.String(),
        op: Type.String(),
        tries: Type.Integer({ minimum: 0, description: 'Games that went for it' }),
        nearest: Type.String({ description: 'The part of its path within which something has run; empty: none' }),
        reason: text,
      }),
    ),
  },
  { title: 'studio reach --all --json' },
);
export type ReachAllReport = Static<typeof reachAllReport>;
