import { describe, expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import { isFaulty, type ProjectFile } from '#authoring/text/files/project-file.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const [encounters, objectives, factions] = ['cards/encounters.json', 'cards/objectives.json', 'factions.json'] as const;
type Fault = readonly [what: string, file: string, right: string, wrong: string, code: string];

/** A word of a translation, and another that its source and its effects do not say. */
const faults: { readonly [locale: string]: readonly Fault[] } = {
  de: [
    ['a number', encounters, 'Erhalte 4 Nahrung', 'Erhalte 5 Nahrung', 'L10N010'],
    ['a resource', encounters, 'Erhalte 2 Metall', 'Erhalte 2 Holz', 'L10N011'],
    ['a limit', objectives, 'mindestens 8 Macht', 'mindestens 9 Macht', 'L10N010'],
    ['a terrain', factions, 'jedes Dorf', 'jeder Wald', 'L10N011'],
  ],
  'zh-Hans': [
    ['a number', encounters, '获得4份粮食', '获得5份粮食', 'L10N010'],
    ['a resource', encounters, '获得2份金属', '获得2份木材', 'L10N011'],
    ['a limit', objectives, '力量至少为8', '力量至少为9', 'L10N010'],
    ['a terrain', factions, '村庄也是隧道', '森林也是隧道', 'L10N011'],
  ],
};

describe.each(Object.entries(faults))('ten cards of the sample in %s', async (locale, planted) => {
  const { files } = await readProject(`tests/scythe/translations/${locale}`);
  const told = (among: readonly ProjectFile[]) =>
    diagnose(among, hostedSystems, null, allLanguages).problems.map(({ code, file }) => [code, file]);
  const untranslated = ['L10N003', 'studio.json'];

  it('are sound: no check reports anything but what is not translated', () => {
    expect(told(files)).toEqual([untranslated]);
  });

  it.each(planted)('%s that is not that of the source is found in %s', (_, file, right, wrong, code) => {
    const path = `l10n/${locale}/${file}`;
    const changed = files.map((one) =>
      one.path !== path || isFaulty(one) ? one : { path, text: one.text.replace(right, wrong) },
    );
    expect(told(changed)).toEqual([[code, path], untranslated]);
  });
});
