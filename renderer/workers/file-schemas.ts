import type { JSONSchema } from 'vscode-json-languageservice';
import { gameFormatsOf } from '#authoring/formats/game-formats.ts';
import { houseFormats } from '#authoring/formats/house-formats.ts';
import { schemasOf } from '#authoring/schema/schemas-of.ts';
import { systems } from '#engine/systems/systems.ts';
import type { FileSchema } from './language-service.ts';

/** The schema of every file a project may hold, for completion and hover. */
export function fileSchemas(): readonly FileSchema[] {
  const house = houseFormats.map(({ id, path, schema }) => ({ id, path, schema: schema as JSONSchema }));
  const games = systems.flatMap((system) => {
    const schemas = new Map(schemasOf(system).formats.map(({ id, schema }) => [id, schema]));
    return gameFormatsOf(system).map(({ id, path }) => ({
      id: `${system.id}/${id}`,
      path,
      schema: (schemas.get(id) ?? {}) as JSONSchema,
    }));
  });
  return [...house, ...games];
}
