import { Type } from 'typebox';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';
import { explanation, reckoning } from './explanation.ts';

/** Schemas of what is asked of all that was played so far; nothing of it alters the game. */
const object = Type.Unsafe<JsonObject>(Type.Object({}, { description: 'A node of the effect language' }));
const entry = Type.Integer({ minimum: -1 });

export const place = Type.String({
  description: 'A place of the table document or of the numbers in force: table/round, figures/…',
});

export const ranReply = Type.Array(
  Type.Object(
    {
      path: Type.String({ description: 'The effect: CARD/effects/ENTRY/do/0' }),
      times: Type.Integer({ minimum: 1 }),
      entries: Type.Array(entry, { description: 'After which entries of the log; -1: in the set-up' }),
    },
    closed,
  ),
);

export const sinceReply = Type.Object(
  {
    value: Type.Unsafe<Json>({ description: 'What stands there now' }),
    entry: Type.Integer({ minimum: -1, description: 'The entry of the log since which it does; -1: the set-up' }),
    event: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'The event that made it so; null: none did by itself',
    }),
    why: Type.Union([explanation, Type.Null()], { description: 'Why that event came out as it did' }),
    made: Type.Union([reckoning, Type.Null()], {
      description: 'Of a number in force: its base and what alters it while it is read',
    }),
  },
  closed,
);

export const watched = Type.Array(
  Type.Union([
    Type.Object({ place }, closed),
    Type.Object({ amount: Type.Union([object, Type.Number()]) }, closed),
    Type.Object({ if: object }, closed),
  ]),
  { description: 'Places, amounts and conditions of the effect language' },
);
export const watchedReply = Type.Array(Type.Array(Type.Unsafe<Json>({})), {
  description: 'Of each: what it came to after the set-up, and after each entry of the log; null: to nothing',
});
