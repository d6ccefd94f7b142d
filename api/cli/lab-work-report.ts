import { type Static, Type } from 'typebox';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

/** `studio lab work --json`, when it ends */
export const labWorkReport = closedObject(
  {
    name: Type.String({ description: 'By which others are told of this computer' }),
    threads: Type.Integer({ minimum: 1 }),
    chunks: Type.Integer({ minimum: 0, description: 'Batches of games that were played and returned' }),
    games: Type.Integer({ minimum: 0 }),
  },
  { title: 'studio lab work --json' },
);
export type LabWorkReport = Static<typeof labWorkReport>;
