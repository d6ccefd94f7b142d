import { reports } from '#api/cli/reports.ts';
import { houseFormats } from '#authoring/formats/house-formats.ts';
import { draft, schemasOf } from '#authoring/schema/schemas-of.ts';
import { systems } from '#engine/systems/systems.ts';
import { type GeneratedFile, jsonFile } from './generated-file.ts';

/** A JSON Schema for everything that is written by hand or printed by a command. */
export function schemaFiles(): GeneratedFile[] {
  return [
    ...houseFormats.map(({ id, schema }) => jsonFile(`schemas/${id}.schema.json`, { $schema: draft, ...schema })),
    ...systems.flatMap((system) =>
      schemasOf(system).formats.map(({ id, schema }) => jsonFile(`schemas/${system.id}/${id}.schema.json`, schema)),
    ),
    ...Object.entries(reports).map(([name, schema]) =>
      jsonFile(`schemas/cli/${name}.schema.json`, { $schema: draft, ...schema }),
    ),
  ];
}
