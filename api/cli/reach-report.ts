import { type Static, Type } from 'typebox';
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

/** The content does not let games go on. */
export const reachFault = Type.Object(
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
