import { describe, expect, it } from 'vitest';
import { languagesToTranslateInto } from '#authoring/tools/new/languages.ts';
import { answerMeant } from '#renderer/desk/begin/answer-meant.ts';
import { fits } from '#renderer/desk/sought/match.ts';

const languages = languagesToTranslateInto();
const code = '^[a-z]{2,3}(-[A-Za-z0-9]+)*$';

describe('the language of a translation', () => {
  it.each([
    ['in Japanese', 'ドイツ語', 'de'],
    ['in English', 'german', 'de'],
    ['in its own language', 'Français', 'fr'],
    ['by its code', 'zh-Hant', 'zh-Hant'],
    ['by a code that is the beginning of others', 'ge', 'ge'],
    ['by an unlisted code', 'tlh', 'tlh'],
    ['as unknown', 'どこか', 'どこか'],
  ])('is named %s', (_, typed, meant) => {
    const fitting = languages.filter(({ label, also = [] }) => fits(typed, [label.ja, ...also]));
    expect(answerMeant(typed, code, fitting)).toBe(meant);
  });

  it('is listed by its name in the language of the desk and by its own', () => {
    const german = languages.find(({ value }) => value === 'de');
    expect(german?.label).toEqual({ ja: 'ドイツ語 — Deutsch (de)', en: 'German — Deutsch (de)' });
  });
});
