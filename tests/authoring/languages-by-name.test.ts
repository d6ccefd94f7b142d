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
