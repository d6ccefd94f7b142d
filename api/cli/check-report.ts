import { type Static, Type } from 'typebox';
import { problem } from '#authoring/problem.ts';

/** What `studio check --json` prints: how much was looked at, and what is wrong. */
export const checkReport = Type.Object(
  {
    files: Type.Integer({ minimum: 0, description: 'Files that were read' }),
    cards: Type.Integer({ minimum: 0, description: 'Designs of cards' }),
    units: Type.Integer({ minimum: 0, description: 'Units of translation' }),
    problems: Type.Array(problem),
  },
  { additionalProperties: false, title: 'studio check --json' },
);
export type CheckReport = Static<typeof checkReport>;
