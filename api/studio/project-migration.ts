import { type Static, Type } from 'typebox';
import { closed } from '#engine/kernel/basics/schema-words.ts';

/** What a migration of a project writes, or would write: of the command `migrate`, and of the desk. */
export const projectMigration = Type.Object(
  {
    age: Type.Union([Type.Literal('older'), Type.Literal('current'), Type.Literal('newer'), Type.Literal('unknown')]),
    from: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The version in studio.json, 0 where there is none',
    }),
    to: Type.Integer({ description: 'The version that this studio writes' }),
    steps: Type.Array(
      Type.Object(
        { from: Type.Integer(), about: Type.Object({ ja: Type.String(), en: Type.String() }, closed) },
        closed,
      ),
    ),
    files: Type.Array(
      Type.Object(
        {
          path: Type.String(),
          from: Type.Integer(),
          keys: Type.Array(Type.String(), { description: 'The keys at the root of the document that are written' }),
        },
        closed,
      ),
    ),
    backup: Type.Union([Type.String(), Type.Null()], {
      description: 'The folder inside the project that holds the files as they were; null when nothing was written',
    }),
    failed: Type.Union([Type.String(), Type.Null()], {
      description: 'The file that could not be written: all are as they were',
    }),
  },
  { ...closed, title: 'A migration of a project' },
);
export type ToldMigration = Static<typeof projectMigration>;
