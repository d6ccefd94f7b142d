import { Type } from 'typebox';
import type { Explained } from '#authoring/project/sentences/explained.ts';
import type { ToldReckoning } from '#authoring/project/sentences/reckoned.ts';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';
import { textOrNull } from './schema-parts.ts';

const text = Type.Object({ ja: Type.String(), en: Type.String() }, closed);
const object = Type.Unsafe<JsonObject>(Type.Object({}, { description: 'An object of plain data' }));
const name = Type.Unsafe<JsonObject[string]>({ type: ['string', 'null'] });

const edit = Type.Object(
  {
    amount: Type.Number(),
    rule: Type.String(),
    card: Type.Unsafe<JsonObject[string]>({ ...name, description: 'The piece whose text or print it is' }),
    name: Type.Union([text, Type.Null()], { description: 'What that piece is called; null where only a rule did it' }),
    path: Type.Union([Type.String(), Type.Null()], { description: 'The effect that did it, by its path' }),
    said: text,
    text,
  },
  closed,
);

const values = Type.Array(
  Type.Object({ path: Type.String(), text, value: Type.Unsafe<JsonObject[string]>({}) }, closed),
  { description: 'What the nodes inside came to' },
);
const rules = Type.Array(Type.Object({ id: Type.String(), chapter: Type.String(), page: textOrNull, text }, closed));

const link = Type.Object(
  {
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
      Type.Object({ ja: Type.String(), en: Type.String() }, { ...closed, description: 'What that piece is called' }),
    ),
    values: Type.Optional(values),
    entry: Type.Optional(Type.Union([Type.Integer(), Type.Null()], { description: 'Its place in the log' })),
    answer: Type.Optional(object),
    event: Type.Optional(Type.Integer({ minimum: -1, description: 'The place among all events' })),
  },
  closed,
);

/** Why an event came out as it did: base, edits, causes (the nearest first) and rules. */
export const explanationFields = {
  index: Type.Integer({ minimum: 0, description: 'Its place among all events of the game' }),
  event: object,
  text,
  entry: Type.Integer({ minimum: -1, description: 'The entry of the log it follows from; -1: the set-up' }),
  cause: Type.Union([Type.Object({ answer: object, text }, closed), Type.Null()]),
  value: Type.Union([
    Type.Object({ base: Type.Number(), amount: Type.Number(), edits: Type.Array(edit) }, closed),
    Type.Null(),
  ]),
  chain: Type.Array(link, { description: 'What led to it, the nearest first' }),
  rules,
} as const;
export const explanation = Type.Unsafe<Explained>(Type.Object(explanationFields, closed));

/** What a number that the table shows is counted from. */
export const reckoning = Type.Unsafe<ToldReckoning>(
  Type.Object(
    {
      base: Type.Number(),
      amount: Type.Number({ description: 'What it comes to' }),
      text,
      name: Type.Union([text, Type.Null()], { description: 'On what the base is written' }),
      rule: Type.Union([Type.String(), Type.Null()], { description: 'The rule by which it is counted' }),
      path: Type.Union([Type.String(), Type.Null()], { description: 'Where the base is written, by its path' }),
      edits: Type.Array(edit, { description: 'What alters it, in the order in which it counts' }),
      values,
      rules,
    },
    closed,
  ),
);
