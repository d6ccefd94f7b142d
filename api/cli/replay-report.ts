import { type Static, Type } from 'typebox';
import { closed } from '#engine/kernel/basics/schema-words.ts';
import { textOrNull } from '../session/schema-parts.ts';
import { brokenSchema, changedSchema } from '../session/session-api.ts';
import { toldTakenBackSchema } from '../session/taken-back.ts';

const hashes = Type.Object({ hash: Type.String(), logHash: textOrNull, contentHash: Type.String() }, closed);

/** What a saved game says of itself besides its log, and a replay can tell again. */
export const partsOfSave = ['hash', 'logHash', 'contentHash', 'state', 'events'] as const;
export type PartOfSave = (typeof partsOfSave)[number];

/** What `studio replay --json` prints. */
export const replayReport = Type.Object(
  {
    same: Type.Boolean({ description: 'It came out as it was' }),
    was: hashes,
    is: hashes,
    differs: Type.Array(Type.Unsafe<PartOfSave>({ enum: [...partsOfSave] }), {
      description: 'What the file says otherwise than the game that is played again from it, on the content it names',
    }),
    changed: Type.Union([changedSchema, Type.Null()], { description: 'The first event that came out otherwise' }),
    broken: Type.Union([brokenSchema, Type.Null()], { description: 'The first entry that is no longer legal' }),
    takenBack: toldTakenBackSchema,
  },
  { ...closed, title: 'studio replay --json' },
);
export type ReplayReport = Static<typeof replayReport>;
