import { expect, it } from 'vitest';
import { diagnose } from '#authoring/project/diagnostics/diagnose.ts';
import { isFaulty } from '#authoring/text/files/project-file.ts';
import { translationByEffect } from '#authoring/tools/wording/translation-by-effect.ts';
import { hostedSystems } from '#engine/systems/hosted-systems.ts';
import { readProject } from '#host/project/read-project.ts';

const read = async (project: string) => (await readProject(`sample-content/${project}`)).files;
const sample = diagnose(await read('tokyo-site-seeing'), hostedSystems);
const files = await read('translation-practice');
const german = diagnose(files, hostedSystems);
const weapons = 'cards/weapons.json';

function germanWithout(key: string) {
  const line = new RegExp(`^ {4}"${key}".*\\n`, 'm');
  const left = files.map((file) => (isFaulty(file) ? file : { ...file, text: file.text.replace(line, '') }));
  return diagnose(left, hostedSystems);
}

it('a text of effects is generated in a language of the game, and other texts are not', () => {
  const said = (key: string) => translationByEffect(sample, { locale: 'en', source: weapons, key });
  expect(said('W-01/effects/attack/text')).toBe('2 physical damage to one enemy.');
  expect([said('W-01/name'), said('W-01/flavor'), said('W-00/effects/attack/text')]).toEqual([null, null, null]);
});

it('it is generated in another language when its whole sentence is translated, also for a required project', () => {
  const asked = { locale: 'de', source: weapons, key: 'W-01/effects/attack/text' };
  expect(translationByEffect(german, asked)).toBe('Bei dem Ziel 2 Schaden (körperlich) anrichten.');
  expect(translationByEffect(germanWithout('ops/target'), asked)).toBeNull();
  expect(translationByEffect(german, { ...asked, locale: 'fr' })).toBeNull();
});

it('a sentence with an untranslated name is not generated', () => {
  const asked = { locale: 'de', source: 'cards/followers.json', key: 'F-26/effects/expose/text' };
  expect(translationByEffect(german, asked)).toContain('Akiba');
  expect(translationByEffect(germanWithout('AKB/name'), asked)).toBeNull();
});

it('a trait has its name from the project', () => {
  const asked = { locale: 'de', source: weapons, key: 'W-31/effects/duck/text' };
  expect(translationByEffect(german, asked)).toContain('《Umwelt》');
});
