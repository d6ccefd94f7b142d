import { balanceAssertions } from '#api/cli/balance-assertions.ts';
import { reports } from '#api/cli/reports.ts';
import { savedGame } from '#api/session/saved-game.ts';
import { sessionSchema } from '#api/session/session-schema.ts';
import { houseSchemas } from '#authoring/text/schema/house-schemas.ts';
import { draft, schemasInFolder } from '#authoring/text/schema/schemas-of.ts';
import { systems } from '#engine/systems/systems.ts';
import { type GeneratedFile, jsonFile } from './generated-file.ts';

/** A JSON Schema for everything that is written by hand or printed by a command. */
export function schemaFiles(): GeneratedFile[] {
  return [
    ...houseSchemas.map(({ name, schema }) => jsonFile(`schemas/${name}.schema.json`, schema)),
    ...systems.flatMap((system) =>
      schemasInFolder(system).map(({ id, schema }) => jsonFile(`schemas/${system.id}/${id}.schema.json`, schema)),
    ),
    ...systems.map(({ id, document }) =>
      jsonFile(`schemas/${id}/table.schema.json`, { $schema: draft, ...document.schema }),
    ),
    ...systems.flatMap(({ id, cheats }) =>
      cheats === undefined ? [] : [jsonFile(`schemas/${id}/cheat.schema.json`, { $schema: draft, ...cheats })],
    ),
    jsonFile('schemas/session.schema.json', { $schema: draft, ...sessionSchema() }),
    jsonFile('schemas/saved-game.schema.json', { $schema: draft, ...savedGame }),
    jsonFile('schemas/balance-assertions.schema.json', { $schema: draft, ...balanceAssertions }),
    ...Object.entries(reports).map(([name, schema]) =>
      jsonFile(`schemas/cli/${name}.schema.json`, { $schema: draft, ...schema }),
    ),
  ];
}
