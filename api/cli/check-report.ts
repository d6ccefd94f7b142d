import { type Static, Type } from 'typebox';
import { problem } from '#authoring/text/problems/problem.ts';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

const count = Type.Integer({ minimum: 0 });

const designs = Type.Array(
  closedObject({ kind: Type.String(), name: closedObject({ ja: Type.String(), en: Type.String() }), count }),
  {
    description:
      'The number of designs by kind, in the terms of the game: cards, or in a game without cards everything its documents list',
  },
);

/** A project among those that are played. */
const packageSeen = closedObject({
  id: Type.String(),
  version: Type.String(),
  folder: Type.String({ description: 'Its path, relative to the project that was checked' }),
  requires: Type.Array(Type.String()),
  files: count,
  cards: count,
  designs,
  overrides: Type.Array(closedObject({ id: Type.String(), of: Type.String() }), {
    description: 'The entries of other projects that it overrides',
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
      Type.Integer({ minimum: 0, description: 'With --faces: the number of faces drawn, counting each language' }),
    ),
    parts: Type.Optional(
      Type.Integer({
        minimum: 0,
        description: 'With --faces: the number of other printed items drawn, counting each language',
      }),
    ),
    packages: Type.Array(packageSeen, {
      description:
        'All projects that make up the played content, in order of overriding: required projects first, the checked project last. Empty if it cannot be opened',
    }),
    problems: Type.Array(problem),
  },
  { additionalProperties: false, title: 'studio check --json' },
);
export type CheckReport = Static<typeof checkReport>;
