import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import type { JsonObject } from '#engine/kernel/basics/json.ts';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import type { UndonePart } from '#engine/kernel/session/undone-part.ts';

// A branch: a game with its set-up. Its log only grows; another answer begins another branch.

export const BRANCH_FORMAT = 1;

const object = Type.Unsafe<JsonObject>(Type.Object({}));
const index = Type.Integer({ minimum: 0 });

export const BranchId = Type.String({ pattern: '^[0-9a-f]{32}$' });

const Branched = closedObject({ line: BranchId, at: index });
const Bookmark = closedObject({
  at: index,
  name: Type.String({ maxLength: 200 }),
  note: Type.Optional(Type.String({ maxLength: 4000, description: 'A note about that place' })),
});
export type Bookmark = Static<typeof Bookmark>;

export const branchSchema = closedObject(
  {
    formatVersion: Type.Literal(BRANCH_FORMAT),
    id: BranchId,
    project: Type.String({ description: 'The id of the project in which it was played' }),
    contentHash: Type.String({ description: 'The content with which its fingerprints were made' }),
    setup: object,
    log: Type.Array(object, { description: 'Answers and cheats, in order' }),
    prints: Type.Array(Type.String(), {
      description:
        'Fingerprints of what the set-up caused, then of what each entry of the log caused: equal fingerprints mean equal events',
    }),
    rounds: Type.Array(index, { description: 'The entries of the log in which a round began' }),
    parent: orNull(Branched, {
      description: 'The line from which it branched, and before which entry',
    }),
    name: orNull(Type.String({ maxLength: 200 })),
    bookmarks: Type.Array(Bookmark),
    result: orNull(Type.String(), { description: 'How it ended; null: it has not ended' }),
    takenBack: Type.Optional(Type.Unsafe<UndonePart[]>(Type.Array(object))),
    pinned: Type.Optional(
      Type.Literal(true, { description: 'It stays with the content of its fingerprints; edits do not affect it' }),
    ),
    begun: Type.Number({ description: 'In milliseconds since 1970' }),
    played: Type.Number({ description: 'When it was last continued' }),
  },
  { title: 'A line of play' },
);
export type Branch = Static<typeof branchSchema>;

/** `cut`: truncated JSON. */
export type BranchFault = 'cut' | 'newer' | 'shape' | 'other';

/** Strict: anything unexpected is a fault. */
export function readBranch(text: string, project: string | null): Branch | BranchFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'cut';
  }
  if (Check(Type.Object({ formatVersion: Type.Integer({ minimum: BRANCH_FORMAT + 1 }) }), value)) return 'newer';
  if (!Check(branchSchema, value) || value.prints.length > value.log.length + 1) return 'shape';
  return project !== null && value.project !== project ? 'other' : value;
}
