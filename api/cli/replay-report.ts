import { type Static, Type } from 'typebox';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';
import { textOrNull } from '../session/schema-parts.ts';
import { brokenSchema, changedSchema } from '../session/session-replies.ts';
import { undoneViewSchema } from '../session/undone.ts';

const hashes = closedObject({ hash: Type.String(), logHash: textOrNull, contentHash: Type.String() });

/** Parts of a saved game that a replay recomputes. */
export const partsOfSave = ['hash', 'logHash', 'contentHash', 'state', 'events'] as const;
export type PartOfSave = (typeof partsOfSave)[number];

/** `studio replay --json` */
export const replayReport = closedObject(
  {
    same: Type.Boolean({ description: 'The result is unchanged' }),
    was: hashes,
    is: hashes,
    differs: Type.Array(Type.Unsafe<PartOfSave>({ enum: [...partsOfSave] }), {
      description: 'Where the file differs from the replay of its own game, with the content it names',
    }),
    changed: orNull(changedSchema, { description: 'The first event that is different' }),
    broken: orNull(brokenSchema, { description: 'The first entry of the log that is no longer legal' }),
    takenBack: undoneViewSchema,
  },
  { title: 'studio replay --json' },
);
export type ReplayReport = Static<typeof replayReport>;
