import { Type } from 'typebox';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { explanation, reckoning } from './explanation.ts';

/** Schemas of read-only queries on the log. */
const object = Type.Unsafe<JsonObject>(Type.Object({}, { description: 'A node of the effect language' }));
const entry = Type.Integer({ minimum: -1 });

export const place = Type.String({
  description: 'A place in the table document or in the numbers in force: table/round, figures/…',
});

export const ranReply = Type.Array(
  closedObject({
    path: Type.String({ description: 'The effect: CARD/effects/ENTRY/do/0' }),
    times: Type.Integer({ minimum: 1 }),
    entries: Type.Array(entry, { description: 'The entries of the log after which it ran; -1: in the set-up' }),
  }),
);

export const sinceReply = closedObject({
  value: Type.Unsafe<Json>({ description: 'The current value' }),
  entry: Type.Integer({
    minimum: -1,
    description: 'The entry of the log since which it has this value; -1: the set-up',
  }),
  event: orNull(Type.Integer({ minimum: 0 }), {
    description: 'The event that set it; null: no single event did',
  }),
  why: orNull(explanation, { description: 'Why that event had its result' }),
  made: orNull(reckoning, {
    description: 'For a number in force: its base and what modifies it while it is read',
  }),
});

export const watched = Type.Array(
  Type.Union([
    closedObject({ place }),
    closedObject({ amount: Type.Union([object, Type.Number()]) }),
    closedObject({ if: object }),
  ]),
  { description: 'Places, amounts and conditions of the effect language' },
);
export const watchedReply = Type.Array(Type.Array(Type.Unsafe<Json>({})), {
  description: 'For each: its value after the set-up and after each entry of the log; null: it had none',
});
