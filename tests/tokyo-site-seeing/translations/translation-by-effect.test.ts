import { expect, it } from 'vitest';
import { diagnose } from '#authoring/diagnostics/diagnose.ts';
import { isFaulty } from '#authoring/project-file.ts';
import { translationByEffect } from '#authoring/wording/translation-by-effect.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/read-project.ts';

const read = async (project: string) => (await readProject(`sample-content/${project}`)).files;
const sample = diagnose(await read('tokyo-site-seeing'), hostedSystems);
const files = await read('translation-practice');
const german = diagnose(files, hostedSystems);
const weapons = 'cards/weapons.json';

it('a text of effects is said in a language of the game, what is no text of effects is not', () => {
  const said = (key: string) => translationByEffect(sample, { locale: 'en', source: weapons, key });
  expect(said('W-01/effects/attack/text')).toBe('Deal 2 physical damage to the target.');
  expect([said('W-01/name'), said('W-01/flavor'), said('W-00/effects/attack/text')]).toEqual([null, null, null]);
});

it('in another language where all of its sentence is translated, also a text of a project that is required', () => {
  const asked = { locale: 'de', source: weapons, key: 'W-01/effects/attack/text' };
  expect(translationByEffect(german, asked)).toBe('Bei dem Ziel 2 Schaden (körperlich) anrichten.');
  const without = files.map((file) =>
    isFaulty(file) || file.path !== 'l10n/de/system.json'
      ? file
      : { ...file, text: file.text.replace(/^ {4}"ops\/target".*\n/m, '') },
  );
  expect(translationByEffect(diagnose(without, hostedSystems), asked)).toBeNull();
  expect(translationByEffect(german, { ...asked, locale: 'fr' })).toBeNull();
});
