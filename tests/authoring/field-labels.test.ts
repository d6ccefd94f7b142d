import { describe, expect, it } from 'vitest';
import { formatRegistryOf } from '#authoring/text/schema/format-registry.ts';
import { isSchema } from '#authoring/text/schema/schema-tools.ts';
import { viewsOf } from '#authoring/text/schema/views.ts';
import { labelOf } from '#authoring/tools/form/field-labels.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';

// Forms and layers name a field by a label for people, never by its key.

interface FoundField {
  readonly key: string;
  readonly schema: Schema;
}

function fieldsIn(part: unknown, seen = new Set<unknown>()): readonly FoundField[] {
  if (typeof part !== 'object' || part === null || seen.has(part)) return [];
  seen.add(part);
  const properties = isSchema(part) && isSchema(part['properties']) ? part['properties'] : {};
  const own = Object.entries(properties).map(([key, schema]) => ({ key, schema: schema as Schema }));
  return [...own, ...Object.values(part).flatMap((one) => fieldsIn(one, seen))];
}

describe.each(hostedSystems.map((hosted) => [hosted.system.id, hosted] as const))('%s', (_, hosted) => {
  const names = hosted.system.words.fields ?? {};

  it.each(['ja', 'en'] as const)('every field of every document has a name (%s)', (locale) => {
    const unnamed = formatRegistryOf(hosted).formats.flatMap(({ id, schema, definitions }) =>
      fieldsIn([schema, definitions]).flatMap((field) => {
        const { label } = labelOf(field.key, viewsOf([field.schema], undefined, definitions), locale, names);
        return label.trim() === '' || label === field.key ? [`${id} ${field.key}`] : [];
      }),
    );
    expect([...new Set(unnamed)]).toEqual([]);
  });

  it('no field has a name without existing in a document', () => {
    const keys = formatRegistryOf(hosted).formats.flatMap((one) =>
      fieldsIn([one.schema, one.definitions]).map(({ key }) => key),
    );
    expect(Object.keys(names).filter((key) => !keys.includes(key))).toEqual([]);
  });
});
