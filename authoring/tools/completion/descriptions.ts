import type { Definitions } from '#authoring/text/schema/schema-tools.ts';
import { type Views, viewsOf } from '#authoring/text/schema/views.ts';
import type { Json } from '#engine/kernel/basics/json.ts';
import { aboutOf } from './drafting.ts';

export function meanings(schemas: Views, locale: 'ja' | 'en'): readonly (readonly [word: Json, about: string])[] {
  return schemas.flatMap((schema) => {
    if ('const' in schema) return [[schema['const'] as Json, aboutOf(schema, locale)] as const];
    const said = (locale === 'ja' ? schema['x-enum-descriptions-ja'] : schema['enumDescriptions']) as
      | readonly string[]
      | undefined;
    return ((schema['enum'] ?? []) as readonly Json[]).map((word, i) => [word, said?.[i] ?? ''] as const);
  });
}

/** The description of the place, else that of what it refers to. */
export function aboutOfAll(schemas: Views, definitions: Definitions, locale: 'ja' | 'en'): string {
  const said = schemas.map((schema) => aboutOf(schema, locale)).find((text) => text !== '');
  return (
    said ??
    viewsOf(schemas, undefined, definitions)
      .map((schema) => aboutOf(schema, locale))
      .find((text) => text !== '') ??
    ''
  );
}
