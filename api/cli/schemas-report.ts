import { type Static, Type } from 'typebox';
import { closed } from '#engine/kernel/basics/schema-words.ts';

/** What `studio schemas --json` prints: the JSON Schemas of everything in a project. */
export const schemasReport = Type.Object(
  {
    schemas: Type.Array(
      Type.Object(
        {
          name: Type.String({ description: 'As in schemas/<name>.schema.json' }),
          schema: Type.Record(Type.String(), Type.Unknown()),
        },
        closed,
      ),
    ),
  },
  { ...closed, title: 'studio schemas --json' },
);
export type SchemasReport = Static<typeof schemasReport>;
