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
  at: Type.Integer({ minimum: 0, description: 'The place in the log that the answer will have: what `undo` takes' }),
  by: Type.Array(Type.String(), { description: 'Who may answer; empty when anybody may' }),
  kind: Type.Enum([...answerKinds], {
    description: 'What the answer is like; the options are listed, whatever it is',
  }),
  secret: Type.Boolean({ description: 'Everybody in `by` answers, and nobody sees an answer before all are in' }),
  rule: Type.String({ description: 'The rule that asks' }),
  step: Type.String({ description: 'Where in the rules: procedure/step' }),
  about: Type.Unsafe<JsonObject>(
    Type.Object({}, { description: 'What it is about, in names: who decides, over what, and how much is missing' }),
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
  at: Type.Integer({ minimum: -1, description: 'The entry of the log it follows from; -1: the set-up' }),
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
  chain: Type.Array(Type.String(), { description: 'The effects that ran when the engine gave up; else empty' }),
});

export const failure = Type.Unsafe<Failure>(
  closedObject({
    message: text,
    at: Type.String({ description: 'As step/expect/table/…' }),
    expected: Type.Unknown(),
    actual: Type.Unknown(),
    legal: Type.Optional(Type.Array(object, { description: 'What could have been answered' })),
  }),
);

export const whyReply = closedObject({
  legal: Type.Boolean(),
  rule: Type.String({ description: 'The rule that offers it, excludes it, or asks for something else' }),
  reason: Type.Unsafe<Reason>({
    enum: [...reasons],
    description:
      'excluded: a rule forbids it. unfit: it is open, but not for what the answer names. unknown: nothing on the table is called so. misnamed: legal with a field of another name. extra: legal with fewer fields. notNow: something else is being decided',
  }),
  field: Type.Optional(Type.String({ description: 'Of unfit, unknown and misnamed: the field that it fails by' })),
  at: Type.Optional(Type.String({ description: 'Of unfit: where the piece lies that this field names' })),
  meant: Type.Optional(Type.String({ description: 'Of misnamed: the field under which the name would be legal' })),
  fields: Type.Optional(
    Type.Array(Type.String(), { description: 'Of extra: the fields without which it would be legal' }),
  ),
  condition: Type.Optional(object),
  now: Type.Optional(
    closedObject(
      { step: Type.String(), about: object },
      { description: 'Of notNow and noSuchAction: what is being decided instead, and over what' },
    ),
  ),
  asked: Type.Optional(
    closedObject(
      { step: Type.String(), rule: Type.String() },
      { description: 'Of notNow: where the rules ask for such an answer' },
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
  more: Type.Boolean({ description: 'It is not done yet: `autoOn` goes on' }),
  ...standing,
});

export const endReply = closedObject({
  result: Type.String(),
  rule: orNull(Type.String(), { description: 'The rule by which it ended' }),
  event: orNull(keptIndex, { description: 'The event that ended it, by its place among all' }),
  rounds: keptIndex,
  decisions: keptIndex,
  seats: Type.Array(seatOutcome, { description: 'How each seat came out' }),
  rank: orNull(Type.String()),
  rating: Type.Unsafe<JsonObject | null>({
    type: ['object', 'null'],
    description: "The sum that the rank is read from, in the game's own words; null: it has none",
  }),
  unlocked: Type.Unsafe<JsonObject | null>({
    type: ['object', 'null'],
    description: "What it unlocks for later games, in the game's own words; null: nothing",
  }),
  moments: Type.Array(
    closedObject({
      entry: Type.Integer({ minimum: 0, description: 'Its place in the log' }),
      round: keptIndex,
      steps: Type.Integer({ description: 'Above 0 towards a victory, below 0 towards a loss' }),
      events: Type.Array(keptIndex, { description: 'What moved the story then, by their places among all events' }),
    }),
    { description: 'The entries of the log that moved the story, those that moved it furthest first' },
  ),
  takenBack: undoneViewSchema,
});
export type GameEnd = Static<typeof endReply>;
