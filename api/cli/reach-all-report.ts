import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';

const index = Type.Integer({ minimum: 0 });
const object = Type.Unsafe<JsonObject>(Type.Object({}, { description: 'An object of plain data' }));

/** What `studio reach --all --json` prints: which nodes of the effect language run in games that were played by the rules. */
export const reachAllReport = Type.Object(
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
      Type.Object(
        {
          path: Type.String(),
          line: Type.Integer({ minimum: 0, description: 'In which of `lines`' }),
          at: Type.Integer({ minimum: 0, description: 'After so many answers it has run' }),
        },
        closed,
      ),
    ),
    lines: Type.Array(Type.Object({ setup: object, log: Type.Array(object) }, closed), {
      description: 'Games, as far as any node needs them',
    }),
    missing: Type.Array(
      Type.Object(
        {
          path: Type.String(),
          op: Type.String(),
          tries: Type.Integer({ minimum: 0, description: 'Games that went for it' }),
          nearest: Type.String({ description: 'The part of its path within which something has run; empty: none' }),
          reason: text,
        },
        closed,
      ),
    ),
  },
  { ...closed, title: 'studio reach --all --json' },
);
export type ReachAllReport = Static<typeof reachAllReport>;
