import { type Static, Type } from 'typebox';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

/** What `studio schemas --json` prints: the JSON Schemas of everything in a project. */
export const schemasReport = closedObject(
  {
    schemas: Type.Array(
      closedObject({
        name: Type.String({ description: 'As in schemas/<name>.schema.json' }),
        schema: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  },
  { title: 'studio schemas --json' },
);
export type SchemasReport = Static<typeof schemasReport>;
