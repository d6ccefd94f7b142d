import { type Static, Type } from 'typebox';
import type { Failure } from '#authoring/project/playtests/playtest.ts';
import { text } from '#authoring/text/problems/problem.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import { type Reason, reasons } from '#engine/kernel/decisions/why.ts';
import { answerKinds } from '#engine/kernel/procedures/procedure.ts';
import { keptIndex, object, objects } from '../shapes.ts';
import { seatOutcome } from './seat-outcome.ts';
import { stopSchema } from './stop.ts';
import { undoneViewSchema } from './undone.ts';

// The longer replies of the session protocol.

/** A decision that the game waits for. */
export const namedDecision = closedObject({
  at: Type.Integer({ minimum: 0, description: 'The place in the log that the answer will have, for `undo`' }),
  by: Type.Array(Type.String(), { description: 'The seats that may answer; empty if any seat may' }),
  kind: Type.Enum([...answerKinds], {
    description: 'The kind of answer; the options are listed for every kind',
  }),
  secret: Type.Boolean({ description: 'All seats in `by` answer, and no answer is shown before all are given' }),
  rule: Type.String({ description: 'The rule that asks' }),
  step: Type.String({ description: 'Where in the rules: procedure/step' }),
  about: Type.Unsafe<JsonObject>(
    Type.Object(
      {},
      { description: 'What the decision is about, in names: who decides, about what, and how much is missing' },
    ),
  ),
  options: Type.Array(object, { description: 'The legal answers: {do, by, …names}' }),
});
export type NamedDecision = Static<typeof namedDecision>;

export const standing = {
  decision: orNull(namedDecision),
  result: orNull(Type.String()),
  stopped: Type.Optional(stopSchema),
};
export const happened = closedObject({ events: objects, ...standing });

export const changedSchema = closedObject({
  at: Type.Integer({ minimum: -1, description: 'The entry of the log that caused it; -1: the set-up' }),
  event: keptIndex,
  before: orNull(object),
  after: orNull(object),
});
export const brokenSchema = closedObject({
  at: keptIndex,
  answer: Type.Unsafe<JsonObject>(Type.Object({}, { description: 'The entry of the log that is no longer legal' })),
  rule: orNull(Type.String()),
  code: Type.String(),
  message: text,
  chain: Type.Array(Type.String(), {
    description: 'The effects that were running when the engine gave up; otherwise empty',
  }),
});

export const failure = Type.Unsafe<Failure>(
  closedObject({
    message: text,
    at: Type.String({ description: 'For example step/expect/table/…' }),
    expected: Type.Unknown(),
    actual: Type.Unknown(),
    legal: Type.Optional(Type.Array(object, { description: 'The answers that were legal' })),
  }),
);

export const whyReply = closedObject({
  legal: Type.Boolean(),
  rule: Type.String({ description: 'The rule that offers it, excludes it, or asks for something else instead' }),
  reason: Type.Unsafe<Reason>({
    enum: [...reasons],
    description:
      'excluded: a rule forbids it. unfit: it is possible, but not with what the answer names. unknown: nothing on the table has this name. misnamed: legal with a different field name. extra: legal with fewer fields. notNow: something else is being decided',
  }),
  field: Type.Optional(Type.String({ description: 'For unfit, unknown and misnamed: the field that makes it fail' })),
  at: Type.Optional(Type.String({ description: 'For unfit: the place of the piece that this field names' })),
  meant: Type.Optional(Type.String({ description: 'For misnamed: the field in which the name would be legal' })),
  fields: Type.Optional(
    Type.Array(Type.String(), { description: 'For extra: the fields without which it would be legal' }),
  ),
  condition: Type.Optional(object),
  now: Type.Optional(
    closedObject(
      { step: Type.String(), about: object },
      { description: 'For notNow and noSuchAction: what is being decided instead, and about what' },
    ),
  ),
  asked: Type.Optional(
    closedObject(
      { step: Type.String(), rule: Type.String() },
      { description: 'For notNow: where the rules ask for such an answer' },
    ),
  ),
  text: orNull(text, { description: 'The sentence of the rule' }),
  message: text,
});

/** Steps of thought of a bot. */
export const thoughts = Type.Integer({ ...safeInteger, minimum: 1 });
export const autoReply = closedObject({
  events: objects,
  steps: Type.Integer({ minimum: 0, description: 'Decisions made' }),
  more: Type.Boolean({ description: 'It is not finished yet: `autoOn` continues' }),
  ...standing,
});

export const endReply = closedObject({
  result: Type.String(),
  rule: orNull(Type.String(), { description: 'The rule by which it ended' }),
  event: orNull(keptIndex, { description: 'The index of the event that ended it' }),
  rounds: keptIndex,
  decisions: keptIndex,
  seats: Type.Array(seatOutcome, { description: 'The result of each seat' }),
  rank: orNull(Type.String()),
  rating: Type.Unsafe<JsonObject | null>({
    type: ['object', 'null'],
    description: 'The value that determines the rank, in the terms of the game; null: there is none',
  }),
  unlocked: Type.Unsafe<JsonObject | null>({
    type: ['object', 'null'],
    description: 'What it unlocks for later games, in the terms of the game; null: nothing',
  }),
  moments: Type.Array(
    closedObject({
      entry: Type.Integer({ minimum: 0, description: 'Its place in the log' }),
      round: keptIndex,
      steps: Type.Integer({ description: 'Above 0 towards a victory, below 0 towards a loss' }),
      events: Type.Array(keptIndex, { description: 'The indexes of the events that moved the story' }),
    }),
    { description: 'The entries of the log that moved the story, sorted by how far they moved it' },
  ),
  takenBack: undoneViewSchema,
});
export type GameEnd = Static<typeof endReply>;
