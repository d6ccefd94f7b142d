import { type Static, Type } from 'typebox';
import { text } from '#authoring/text/problems/problem.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { index, object } from '../shapes.ts';

const at = Type.Integer({ minimum: -1, description: 'The entry of the log that caused it; -1: the set-up' });

const line = closedObject({
  setup: object,
  entries: Type.Array(object),
  prints: Type.Array(Type.String(), {
    description:
      'As in a saved line: fingerprints of what the set-up caused, then of what each entry caused; empty: unknown',
  }),
  contentHash: Type.String({ description: 'The content with which the fingerprints were made' }),
});
export type AskedLine = Static<typeof line>;

const broken = closedObject({
  at,
  answer: orNull(object),
  rule: orNull(Type.String()),
  code: Type.String(),
  message: text,
  chain: Type.Array(Type.String(), {
    description: 'The effects that were running when the engine gave up; otherwise empty',
  }),
});
export type BrokenReplayView = Static<typeof broken>;

const reply = Type.Union([
  closedObject({
    kind: Type.Unsafe<'same' | 'renamed' | 'unknown'>(
      Type.Enum(['same', 'renamed', 'unknown'], {
        description:
          'same: the result is unchanged. renamed: unchanged except for names. unknown: unchanged as far as known, but not everything is known',
      }),
    ),
  }),
  closedObject(
    {
      kind: Type.Literal('changed'),
      at,
      first: orNull(closedObject({ event: index, before: orNull(object), after: orNull(object) })),
    },
    { description: '`first`: the first event that is different, if `before` is the project of the fingerprints' },
  ),
  closedObject(
    { kind: Type.Literal('broken'), broken, changed: orNull(at) },
    { description: '`changed`: the first difference before that' },
  ),
]);
export type ReplayView = Static<typeof reply>;

const files = Type.Record(Type.String(), Type.String());
const renamed = Type.Array(closedObject({ kinds: Type.Array(Type.String()), from: Type.String(), to: Type.String() }));

export const replayCall = {
  about:
    'Replays saved lines on the current project, and reports for each whether the result matches its fingerprints. `before` are the texts with which the fingerprints were made, `renamed` the ids renamed since. The running game is not affected',
  request: closedObject({ lines: Type.Array(line), before: Type.Optional(files), renamed: Type.Optional(renamed) }),
  reply: Type.Array(reply),
} as const;
