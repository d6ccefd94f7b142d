import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { index, object } from '../shapes.ts';

const at = Type.Integer({ minimum: -1, description: 'The entry of the log it follows from; -1: the set-up' });

const line = closedObject({
  setup: object,
  entries: Type.Array(object),
  prints: Type.Array(Type.String(), {
    description: 'As a line is kept: what the set-up brought about, then each entry; empty: not known',
  }),
  contentHash: Type.String({ description: 'The content that the prints were made on' }),
});
export type AskedLine = Static<typeof line>;

const broken = closedObject({
  at,
  answer: orNull(object),
  rule: orNull(Type.String()),
  code: Type.String(),
  message: text,
  chain: Type.Array(Type.String(), { description: 'The effects that ran when the engine gave up; else empty' }),
});
export type BrokenReplayView = Static<typeof broken>;

const reply = Type.Union([
  closedObject({
    kind: Type.Unsafe<'same' | 'renamed' | 'unknown'>(
      Type.Enum(['same', 'renamed', 'unknown'], {
        description: 'It comes out as it was; as it was but for names; as far as is known, which is not all',
      }),
    ),
  }),
  closedObject(
    {
      kind: Type.Literal('changed'),
      at,
      first: orNull(closedObject({ event: index, before: orNull(object), after: orNull(object) })),
    },
    { description: '`first`: the first event that is other, where `before` is the project of the prints' },
  ),
  closedObject(
    { kind: Type.Literal('broken'), broken, changed: orNull(at) },
    { description: '`changed`: where it came out otherwise before that' },
  ),
]);
export type ReplayView = Static<typeof reply>;

const files = Type.Record(Type.String(), Type.String());
const renamed = Type.Array(closedObject({ kinds: Type.Array(Type.String()), from: Type.String(), to: Type.String() }));

export const replayCall = {
  about:
    'Plays kept lines again on the project as it is, and says of each whether it comes out as its prints say. `before` are the texts that the prints were made on, `renamed` what got another id since. Nothing of the running game is touched',
  request: closedObject({ lines: Type.Array(line), before: Type.Optional(files), renamed: Type.Optional(renamed) }),
  reply: Type.Array(reply),
} as const;
