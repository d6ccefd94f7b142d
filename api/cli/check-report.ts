import { type Static, Type } from 'typebox';
import { problem } from '#authoring/text/problems/problem.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

const count = Type.Integer({ minimum: 0 });

const designs = Type.Array(
  closedObject({ kind: Type.String(), name: closedObject({ ja: Type.String(), en: Type.String() }), count }),
  {
    description:
      'Designs by kind, as the game names them: cards, or in a game that declares no cards all that its documents list',
  },
);

/** A project among those that are played. */
const packageSeen = closedObject({
  id: Type.String(),
  version: Type.String(),
  folder: Type.String({ description: 'Where it lies, seen from the project that was checked' }),
  requires: Type.Array(Type.String()),
  files: count,
  cards: count,
  designs,
  overrides: Type.Array(closedObject({ id: Type.String(), of: Type.String() }), {
    description: 'What of other projects it stands in the place of',
  }),
});

/** `studio check --json` */
export const checkReport = Type.Object(
  {
    files: Type.Integer({ minimum: 0, description: 'Files that were read' }),
    cards: Type.Integer({ minimum: 0, description: 'Designs of cards' }),
    designs,
    units: Type.Integer({ minimum: 0, description: 'Units of translation' }),
    faces: Type.Optional(
      Type.Integer({ minimum: 0, description: 'With --faces: faces that were drawn, one for each language' }),
    ),
    parts: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'With --faces: what the game prints besides faces and was drawn, one for each language',
      }),
    ),
    packages: Type.Array(packageSeen, {
      description:
        'All projects that make up what is played, in the order in which they are laid on each other: what is required first, the one that was checked last. Empty when it cannot be opened',
    }),
    problems: Type.Array(problem),
  },
  { additionalProperties: false, title: 'studio check --json' },
);
export type CheckReport = Static<typeof checkReport>;
