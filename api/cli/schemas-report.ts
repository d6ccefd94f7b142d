import { type Static, Type } from 'typebox';
import { closedObject } from '#engine/kernel/basics/schema-words.ts';

/** `studio schemas --json` */
export const schemasReport = closedObject(
  {
    schemas: Type.Array(
      closedObject({
        name: Type.String({ description: 'As in schemas/<name>.schema.json, with the definitions it refers to' }),
        schema: Type.Record(Type.String(), Type.Unknown()),
      }),
    ),
  },
  { title: 'studio schemas --json' },
);
export type SchemasReport = Static<typeof schemasReport>;
