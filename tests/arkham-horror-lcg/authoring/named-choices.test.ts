import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { isSchema } from '#authoring/text/schema/schema-tools.ts';
import { namedWords, wordsIn } from '#authoring/tools/form/form-sources.ts';
import { partsIn } from '#authoring/tools/translations/part-names.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import { formats } from '#engine/systems/arkham-horror-lcg/formats/formats.ts';
import { words } from '#engine/systems/arkham-horror-lcg/words/words.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

/** Choices in the fields of a schema that a form shows by their word alone. */
function unnamedIn(part: unknown, key: string): readonly string[] {
  if (typeof part !== 'object' || part === null) return [];
  const schema = part as Schema;
  const choices = Array.isArray(part) ? null : wordsIn([schema]);
  const named = choices === null ? [] : namedWords(choices, key, [schema], { locale: 'ja', groups: words.groups });
  const unnamed = named.filter(({ value, name }) => /^[a-z]{2}/i.test(String(value)) && name === value);
  return [
    ...unnamed.map(({ value }) => `${key} ${value}`),
    ...Object.entries(schema).flatMap(([step, inside]) =>
      step === 'properties' && isSchema(inside)
        ? Object.entries(inside).flatMap(([field, one]) => unnamedIn(one, field))
        : unnamedIn(inside, key),
    ),
  ];
}

describe('what a person reads instead of a key', () => {
  it('is a name for each choice of a field in the form', () => {
    expect(formats.flatMap(({ schema }) => unnamedIn(schema, ''))).toEqual([]);
  });

  it('is the letter of a side, and the ability behind the word for abilities', async () => {
    const { files } = await readProject('sample-content/tide-bell');
    const project = diagnose(files, hostedSystems);
    const parts = partsIn(project, project.project.readings);
    expect([parts['sides/b/name'], parts['sides/a/abilities/toll/text'], parts['abilities/dress/text']]).toEqual([
      { ja: 'b面 名前', en: 'Side b Name' },
      { ja: 'a面 能力：toll', en: 'Side a Abilities: toll' },
      { ja: '能力：dress', en: 'Abilities: dress' },
    ]);
  });
});
