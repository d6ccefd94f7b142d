import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';
import { index, object } from '../shapes.ts';

/** `studio reach --all --json`: which nodes of the effect language run in legal games. */
export const reachAllReport = closedObject(
  {
    nodes: Type.Integer({ minimum: 0, description: 'The number of nodes in the content' }),
    reached: index,
    share: Type.Number({ minimum: 0, maximum: 1 }),
    games: index,
    faults: Type.Integer({
      minimum: 0,
      description: 'The number of games that the content kept from continuing',
    }),
    outOfTime: Type.Boolean({ description: 'The time ran out first; a faster machine may play more games' }),
    found: Type.Array(
      closedObject({
        path: Type.String(),
        line: Type.Integer({ minimum: 0, description: 'The index in `lines`' }),
        at: Type.Integer({ minimum: 0, description: 'The number of answers after which it ran' }),
      }),
    ),
    lines: Type.Array(closedObject({ setup: object, log: Type.Array(object) }), {
      description: 'Games, cut after the last answer that any node needs',
    }),
    missing: Type.Array(
      closedObject({
        path: Type.String(),
        op: Type.String(),
        tries: Type.Integer({ minimum: 0, description: 'The number of games that tried to reach it' }),
        nearest: Type.String({ description: 'The longest part of its path in which something ran; empty: none' }),
        reason: text,
      }),
    ),
  },
  { title: 'studio reach --all --json' },
);
export type ReachAllReport = Static<typeof reachAllReport>;
