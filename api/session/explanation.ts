import { Type } from 'typebox';
import type { BreakdownView } from '#authoring/project/sentences/breakdown-view.ts';
import type { Explained } from '#authoring/project/sentences/explained.ts';
import { text } from '#authoring/text/problems/problem.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { object } from '../shapes.ts';
import { textOrNull } from './schema-parts.ts';

const name = Type.Unsafe<JsonObject[string]>({ type: ['string', 'null'] });

const edit = closedObject({
  amount: Type.Number(),
  rule: Type.String(),
  card: Type.Unsafe<JsonObject[string]>({ ...name, description: 'The piece that has this text or printed value' }),
  name: orNull(text, { description: 'The name of that piece; null if only a rule caused it' }),
  path: orNull(Type.String(), { description: 'The path of the effect that caused it' }),
  said: text,
  text,
});

const values = Type.Array(closedObject({ path: Type.String(), text, value: Type.Unsafe<JsonObject[string]>({}) }), {
  description: 'The values of the nodes inside',
});
const rules = Type.Array(closedObject({ id: Type.String(), chapter: Type.String(), page: textOrNull, text }));

const link = closedObject({
  kind: Type.Unsafe<'effect' | 'step' | 'answer' | 'during' | 'after' | 'putOff'>({
    enum: ['effect', 'step', 'answer', 'during', 'after', 'putOff'],
    description:
      'effect: an effect of the content. step: a step of the rulebook. answer: an option that was chosen. during: a change to which this responded. after: an event that this followed. putOff: it was deferred until a later step',
  }),
  text,
  rule: Type.Optional(Type.String()),
  step: Type.Optional(Type.String({ description: 'procedure/step' })),
  path: Type.Optional(Type.String({ description: 'The effect by its path: CARD/effects/ENTRY/do/0' })),
  card: Type.Optional(name),
  name: Type.Optional(
    closedObject({ ja: Type.String(), en: Type.String() }, { description: 'The name of that piece' }),
  ),
  values: Type.Optional(values),
  entry: Type.Optional(orNull(Type.Integer(), { description: 'Its place in the log' })),
  answer: Type.Optional(object),
  event: Type.Optional(Type.Integer({ minimum: -1, description: 'The index of the event' })),
});

/** Base value, modifiers, causes (nearest first) and rules. */
export const explanationFields = {
  index: Type.Integer({ minimum: 0, description: 'Its index among all events of the game' }),
  event: object,
  text,
  entry: Type.Integer({ minimum: -1, description: 'The entry of the log that caused it; -1: the set-up' }),
  cause: orNull(closedObject({ answer: object, text })),
  value: orNull(closedObject({ base: Type.Number(), amount: Type.Number(), edits: Type.Array(edit) })),
  chain: Type.Array(link, { description: 'What led to it, the nearest cause first' }),
  rules,
} as const;
export const explanation = Type.Unsafe<Explained>(closedObject(explanationFields));

/** Breakdown of a number on the table. */
export const reckoning = Type.Unsafe<BreakdownView>(
  closedObject({
    base: Type.Number(),
    amount: Type.Number({ description: 'The final amount' }),
    text,
    name: orNull(text, { description: 'What has the base written on it' }),
    rule: orNull(Type.String(), { description: 'The rule that counts it' }),
    path: orNull(Type.String(), { description: 'The path at which the base is written' }),
    edits: Type.Array(edit, { description: 'What modifies it, in the order of application' }),
    values,
    rules,
  }),
);
