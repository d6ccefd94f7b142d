import type { Schema } from '#engine/kernel/language/field.ts';
import type { WritableSystem } from '../formats/game-formats.ts';
import { houseFormats } from '../formats/house-formats.ts';
import { draft, schemasOf } from './schemas-of.ts';

/** `name` is its path in `schemas/`. */
export interface NamedSchema {
  readonly name: string;
  readonly schema: Schema;
}

export const houseSchemas: readonly NamedSchema[] = houseFormats.map(({ id, schema }) => ({
  name: id,
  schema: { $schema: draft, ...schema },
}));

/** Every schema of a project, each with its definitions inside. */
export function schemasOfProjects(systems: readonly WritableSystem[]): NamedSchema[] {
  return [
    ...houseSchemas,
    ...systems.flatMap((system) =>
      schemasOf(system).formats.map(({ id, schema }) => ({ name: `${system.id}/${id}`, schema })),
    ),
  ];
}
