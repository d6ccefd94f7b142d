import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { unitsOf } from '#authoring/project/localization/compared-units.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

describe('the project for translation practice', () => {
  it('has work of each kind: missing, stale, done', async () => {
    const { files } = await readProject('sample-content/translation-practice');
    const { project, required, problems } = diagnose(files, hostedSystems, null, allLanguages);
    const texts = (required[0]?.readings ?? [])
      .filter(({ format }) => !format.house)
      .flatMap(({ file, facts }) => facts.units.map(({ key }) => `${file.path}#${key}`));
    const german = new Set(
      project.readings
        .filter(({ format }) => format.id === 'units')
        .flatMap((reading) => unitsOf(reading).map(([key]) => `${sourceOf(reading.file.path)?.source}#${key}`)),
    );
    const share = texts.filter((text) => german.has(text)).length / texts.length;
    expect([share >= 0.5, share <= 0.7], `${share}`).toEqual([true, true]);
    expect([...german].filter((text) => text.startsWith('scenarios/S05'))).toEqual([]);
    const count = (code: string) => problems.filter((problem) => problem.code === code).length;
    expect(count('L10N002')).toBeGreaterThanOrEqual(10);
    expect(count('L10N003')).toBe(1);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
