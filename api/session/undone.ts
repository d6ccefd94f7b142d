import { Type } from 'typebox';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, safeInteger } from '#engine/kernel/basics/schema-words.ts';
import type { RevealedFact } from '#engine/kernel/session/seen-since.ts';
import type { SeenView, UndonePart, UndoneView } from '#engine/kernel/session/undone-part.ts';
import { keptIndex } from '../shapes.ts';

// Going back past what a seat has seen.

const seats = Type.Array(keptIndex, { description: 'The numbers of the seats that have seen it' });
const object = Type.Unsafe<JsonObject>(Type.Object({}));

/** Something that seats learned, and still know after an undo. */
export const seenSchema = Type.Unsafe<RevealedFact[]>(
  Type.Array(
    closedObject({
      seats,
      what: Type.Enum(['piece', 'order', 'answer'], {
        description:
          'piece: a piece that was hidden from them. order: how a shuffle arranged pieces that lie open. answer: a secret answer of another seat',
      }),
      name: Type.Optional(Type.String()),
      names: Type.Optional(Type.Array(Type.String())),
      answer: Type.Optional(object),
    }),
  ),
);

const toldSeenFields = {
  seen: seenSchema,
  others: Type.Array(keptIndex, { description: 'For a seat: the seats that have seen something this seat has not' }),
} as const;
export const seenViewSchema = Type.Unsafe<SeenView>(closedObject(toldSeenFields));

const at = Type.Integer({ ...safeInteger, minimum: 0, description: 'The place in the log that the game went back to' });

/** As saved. */
export const undoneSchema = Type.Unsafe<UndonePart[]>(
  Type.Array(
    closedObject({
      at,
      entries: Type.Array(object, {
        description: 'What was taken back: if the log takes the same course again, the mark is removed',
      }),
      seen: seenSchema,
    }),
    { description: 'Where the game took back something that a seat had seen' },
  ),
);

/** As sent to clients. */
export const undoneViewSchema = Type.Unsafe<UndoneView[]>(
  Type.Array(
    closedObject({
      at,
      count: Type.Integer({ ...safeInteger, minimum: 1, description: 'The number of entries taken back' }),
      entries: Type.Optional(Type.Array(object, { description: 'Those entries; not shown to a seat' })),
      ...toldSeenFields,
    }),
    { description: 'Where the game took back something that a seat had seen' },
  ),
);
