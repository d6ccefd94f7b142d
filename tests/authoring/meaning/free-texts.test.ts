import { describe, expect, it } from 'vitest';
import { compareFacts } from '#authoring/project/localization/facts/compare-facts.ts';
import { readFacts } from '#authoring/project/localization/facts/read-facts.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import type { LanguageTable } from '#authoring/project/localization/languages/language-table.ts';
import { de } from './free-texts/de.ts';
import { en } from './free-texts/en.ts';
import { fr } from './free-texts/fr.ts';
import { ko } from './free-texts/ko.ts';
import { sources } from './free-texts/sources.ts';
import { zhHant } from './free-texts/zh-hant.ts';
import type { SampleTranslations } from './sample-texts/sample-translations.ts';

/** With the least share of faults, in 100, that must be reported. */
const translations: readonly (readonly [locale: string, least: number, texts: SampleTranslations])[] = [
  ['en', 84, en],
  ['de', 84, de],
  ['fr', 84, fr],
  ['zh-Hant', 84, zhHant],
  ['ko', 84, ko],
];

const tableOf = (locale: string) => allLanguages.get(locale) as LanguageTable;

describe.each(translations)('a rule from Japanese or English in %s', (locale, least, texts) => {
  const others = sources.filter(([language]) => language !== locale);
  const faultOf = (language: string, source: string, t: string) =>
    compareFacts(readFacts(source, tableOf(language)), readFacts(t, tableOf(locale)));

  it('is not accused when it means the same in free words', () => {
    const accused = others.flatMap(([language, source], i) => {
      const [right] = texts[i] ?? [''];
      const fault = faultOf(language, source, right);
      return fault === null ? [] : [{ source, right, ...fault }];
    });
    expect(accused).toEqual([]);
    expect(texts).toHaveLength(others.length);
  });

  it(`with a fault of meaning is reported in ${least} of 100`, () => {
    const planted = others.flatMap(([language, source, faults], i) =>
      faults.map((fault, at) => ({ fault, language, source, wrong: texts[i]?.[at + 1] ?? '' })),
    );
    const missed = planted.filter(({ language, source, wrong }) => faultOf(language, source, wrong) === null);
    expect(missed, JSON.stringify(missed)).toSatisfy(() => missed.length <= (planted.length * (100 - least)) / 100);
  });
});
