import type { JSONSchema } from 'vscode-json-languageservice';
import { gameFormatsOf, type Written } from '#authoring/formats/game-formats.ts';
import { houseFormats } from '#authoring/formats/house-formats.ts';
import { schemasOf } from '#authoring/schema/schemas-of.ts';
import type { FileSchema } from './language-service.ts';

/** The schema of every file that a project of a game may hold, for completion and hover; without a game, those of the house. */
export function fileSchemas(system: Written | null): readonly FileSchema[] {
  const house = houseFormats.map(({ id, path, schema }) => ({ id, path, schema: schema as JSONSchema }));
  if (system === null) return house;
  const schemas = new Map(schemasOf(system).formats.map(({ id, schema }) => [id, schema]));
  const own = gameFormatsOf(system).map(({ id, path }) => ({
    id: `${system.id}/${id}`,
    path,
    schema: (schemas.get(id) ?? {}) as JSONSchema,
  }));
  return [...house, ...own];
}
