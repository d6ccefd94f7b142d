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
  card: Type.Unsafe<JsonObject[string]>({ ...name, description: 'The piece whose text or print it is' }),
  name: orNull(text, { description: 'What that piece is called; null where only a rule did it' }),
  path: orNull(Type.String(), { description: 'The effect that did it, by its path' }),
  said: text,
  text,
});

const values = Type.Array(closedObject({ path: Type.String(), text, value: Type.Unsafe<JsonObject[string]>({}) }), {
  description: 'What the nodes inside came to',
});
const rules = Type.Array(closedObject({ id: Type.String(), chapter: Type.String(), page: textOrNull, text }));

const link = closedObject({
  kind: Type.Unsafe<'effect' | 'step' | 'answer' | 'during' | 'after' | 'putOff'>({
    enum: ['effect', 'step', 'answer', 'during', 'after', 'putOff'],
    description:
      'effect: of the content. step: of the rulebook. answer: an option that was taken. during: a change that this answered. after: an event that this followed. putOff: it had to wait for a step',
  }),
  text,
  rule: Type.Optional(Type.String()),
  step: Type.Optional(Type.String({ description: 'procedure/step' })),
  path: Type.Optional(Type.String({ description: 'The effect by its path: CARD/effects/ENTRY/do/0' })),
  card: Type.Optional(name),
  name: Type.Optional(
    closedObject({ ja: Type.String(), en: Type.String() }, { description: 'What that piece is called' }),
  ),
  values: Type.Optional(values),
  entry: Type.Optional(orNull(Type.Integer(), { description: 'Its place in the log' })),
  answer: Type.Optional(object),
  event: Type.Optional(Type.Integer({ minimum: -1, description: 'The place among all events' })),
});

/** Base value, modifiers, causes (nearest first) and rules. */
export const explanationFields = {
  index: Type.Integer({ minimum: 0, description: 'Its place among all events of the game' }),
  event: object,
  text,
  entry: Type.Integer({ minimum: -1, description: 'The entry of the log it follows from; -1: the set-up' }),
  cause: orNull(closedObject({ answer: object, text })),
  value: orNull(closedObject({ base: Type.Number(), amount: Type.Number(), edits: Type.Array(edit) })),
  chain: Type.Array(link, { description: 'What led to it, the nearest first' }),
  rules,
} as const;
export const explanation = Type.Unsafe<Explained>(closedObject(explanationFields));

/** Breakdown of a number on the table. */
export const reckoning = Type.Unsafe<BreakdownView>(
  closedObject({
    base: Type.Number(),
    amount: Type.Number({ description: 'What it comes to' }),
    text,
    name: orNull(text, { description: 'On what the base is written' }),
    rule: orNull(Type.String(), { description: 'The rule by which it is counted' }),
    path: orNull(Type.String(), { description: 'Where the base is written, by its path' }),
    edits: Type.Array(edit, { description: 'What alters it, in the order in which it counts' }),
    values,
    rules,
  }),
);
