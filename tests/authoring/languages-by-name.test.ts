import { expect, it } from 'vitest';
import { answered } from '#authoring/tools/new/answered.ts';
import { languagesToTranslateInto } from '#authoring/tools/new/languages.ts';

const ask = { ja: '', en: '' };
const pattern = '^[a-z]{2,3}(-[A-Za-z0-9]+)*$';
const suggested = languagesToTranslateInto();
const question = { kind: 'id', id: 'locale', usual: 'de', taken: ['ja'], suggested, pattern, ask } as const;
const given = (locale: string) => answered([question], { locale });

it('a language is known by its names in Japanese, English and itself, and by its code', () => {
  for (const name of ['ドイツ語', 'Deutsch', 'German', 'german', 'de', ' de '])
    expect(given(name)).toEqual({ answers: { locale: 'de' } });
});
it('a misspelt name is answered with the nearest', () => {
  expect(given('Germann ')).toMatchObject({ faults: [{ code: 'form', given: 'Germann', nearest: 'German' }] });
});
it('a name that is a part of several is answered with these', () => {
  const nearestTo = (name: string) => {
    const said = given(name);
    return 'faults' in said ? said.faults.map((one) => one.nearest) : [];
  };
  expect([nearestTo('Chinese'), nearestTo('中国語')]).toEqual([
    ['Simplified Chinese / Traditional Chinese'],
    ['簡体中国語 / 繁体中国語'],
  ]);
});
it('a language that the project has is taken, by any of its names', () => {
  for (const name of ['Japanese', '日本語', 'JA'])
    expect(given(name)).toMatchObject({ faults: [{ code: 'taken', given: 'ja' }] });
});
