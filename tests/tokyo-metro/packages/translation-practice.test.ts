import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { translationFiles } from '#authoring/project/localization/translation-files.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const { files } = await readProject('sample-content/metro-translation-practice');
const practice = diagnose(files, hostedSystems, null, allLanguages);

it.each(['de', 'zh-Hant'])(
  'every text of the sample and every word of the game is translated into %s, without a warning',
  (locale) => {
    const lines = translationFiles(practice, locale).flatMap((file) => file.lines);
    expect(lines.length).toBe(222);
    expect(lines.filter(({ state }) => state !== 'translated')).toEqual([]);
    expect(practice.problems).toEqual([]);
  },
);
