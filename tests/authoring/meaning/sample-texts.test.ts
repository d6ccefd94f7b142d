import { describe, expect, it } from 'vitest';
import { compareFacts } from '#authoring/project/localization/facts/compare-facts.ts';
import { readFacts } from '#authoring/project/localization/facts/read-facts.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import type { LanguageTable } from '#authoring/project/localization/languages/language-table.ts';
import { de } from './sample-texts/de.ts';
import { en } from './sample-texts/en.ts';
import { fr } from './sample-texts/fr.ts';
import { ko } from './sample-texts/ko.ts';
import type { SampleTranslations } from './sample-texts/sample-translations.ts';
import { sources } from './sample-texts/sources.ts';
import { zhHans } from './sample-texts/zh-hans.ts';
import { zhHant } from './sample-texts/zh-hant.ts';

/** With the least share of faults, in 100, that must be reported. */
const translations: readonly (readonly [locale: string, least: number, texts: SampleTranslations])[] = [
  ['en', 90, en],
  ['de', 88, de],
  ['fr', 88, fr],
  ['zh-Hant', 90, zhHant],
  ['zh-Hans', 90, zhHans],
  ['ko', 88, ko],
];

const planted = sources.flatMap(([, faults]) => faults).length;

const tableOf = (locale: string) => allLanguages.get(locale) as LanguageTable;

describe.each(translations)('a rule of a sample in %s', (locale, least, texts) => {
  const faultOf = (source: string, t: string) =>
    compareFacts(readFacts(source, tableOf('ja')), readFacts(t, tableOf(locale)));

  it('is not accused when it means the same in free words', () => {
    const accused = sources.flatMap(([source], i) => {
      const [right] = texts[i] ?? [''];
      const fault = faultOf(source, right);
      return fault === null ? [] : [{ source, right, ...fault }];
    });
    expect(accused).toEqual([]);
    expect(texts).toHaveLength(sources.length);
  });

  it(`with a fault of meaning is reported in ${least} of 100`, () => {
    const missed = sources.flatMap(([source, faults], i) =>
      faults.flatMap((fault, at) => {
        const wrong = texts[i]?.[at + 1] ?? '';
        return faultOf(source, wrong) === null ? [`${fault}: ${source} | ${wrong}`] : [];
      }),
    );
    expect(missed, missed.join('\n')).toSatisfy(() => missed.length <= (planted * (100 - least)) / 100);
  });
});
