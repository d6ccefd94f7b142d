import { type Static, Type } from 'typebox';
import { closedObject, orNull } from '#engine/kernel/basics/schema-words.ts';

/** Also for a dry run. */
export const projectMigration = closedObject(
  {
    age: Type.Union([Type.Literal('older'), Type.Literal('current'), Type.Literal('newer'), Type.Literal('unknown')]),
    from: orNull(Type.Integer(), {
      description: 'The version in studio.json; 0 if there is none',
    }),
    to: Type.Integer({ description: 'The version that this studio writes' }),
    steps: Type.Array(
      closedObject({ from: Type.Integer(), about: closedObject({ ja: Type.String(), en: Type.String() }) }),
    ),
    files: Type.Array(
      closedObject({
        path: Type.String(),
        from: Type.Integer(),
        keys: Type.Array(Type.String(), { description: 'The keys at the root of the document that change' }),
      }),
    ),
    backup: orNull(Type.String(), {
      description: 'The folder inside the project with the original files; null if nothing was written',
    }),
    failed: orNull(Type.String(), {
      description: 'The file that could not be written; all files were restored',
    }),
  },
  { title: 'A migration of a project' },
);
export type MigrationView = Static<typeof projectMigration>;
