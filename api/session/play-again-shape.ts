import { type Static, type TSchema, Type } from 'typebox';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closed } from '#engine/kernel/basics/schema-words.ts';

const at = Type.Integer({ minimum: -1, description: 'The entry of the log it follows from; -1: the set-up' });
const index = Type.Integer({ minimum: 0 });
const object = Type.Unsafe<JsonObject>(Type.Object({}, { description: 'An object of plain data' }));
const orNull = <S extends TSchema>(schema: S) => Type.Union([schema, Type.Null()]);
const text = Type.Object({ ja: Type.String(), en: Type.String() }, closed);

const line = Type.Object(
  {
    setup: object,
    entries: Type.Array(object),
    prints: Type.Array(Type.String(), {
      description: 'As a line is kept: what the set-up brought about, then each entry; empty: not known',
    }),
    contentHash: Type.String({ description: 'The content that the prints were made on' }),
  },
  closed,
);
export type AskedLine = Static<typeof line>;

const broken = Type.Object(
  {
    at,
    answer: orNull(object),
    rule: orNull(Type.String()),
    code: Type.String(),
    message: text,
    chain: Type.Array(Type.String(), { description: 'The effects that ran when the engine gave up; else empty' }),
  },
  closed,
);
export type ToldBrokenAgain = Static<typeof broken>;

const reply = Type.Union([
  Type.Object(
    {
      kind: Type.Unsafe<'same' | 'renamed' | 'unknown'>(
        Type.Enum(['same', 'renamed', 'unknown'], {
          description: 'It comes out as it was; as it was but for names; as far as is known, which is not all',
        }),
      ),
    },
    closed,
  ),
  Type.Object(
    {
      kind: Type.Literal('changed'),
      at,
      first: orNull(Type.Object({ event: index, before: orNull(object), after: orNull(object) }, closed)),
    },
    { ...closed, description: '`first`: the first event that is other, where `before` is the project of the prints' },
  ),
  Type.Object(
    { kind: Type.Literal('broken'), broken, changed: orNull(at) },
    { ...closed, description: '`changed`: where it came out otherwise before that' },
  ),
]);
export type ToldAgain = Static<typeof reply>;

const files = Type.Record(Type.String(), Type.String());
const renamed = Type.Array(
  Type.Object({ kinds: Type.Array(Type.String()), from: Type.String(), to: Type.String() }, closed),
);

export const playAgainCall = {
  about:
    'Plays kept lines again on the project as it is, and says of each whether it comes out as its prints say. `before` are the texts that the prints were made on, `renamed` what got another id since. Nothing of the running game is touched',
  request: Type.Object(
    { lines: Type.Array(line), before: Type.Optional(files), renamed: Type.Optional(renamed) },
    closed,
  ),
  reply: Type.Array(reply),
} as const;
