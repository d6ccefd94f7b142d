import { describe, expect, it } from 'vitest';
import { compareFacts } from '#authoring/project/localization/facts/compare-facts.ts';
import { readFacts } from '#authoring/project/localization/facts/read-facts.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import type { LanguageTable } from '#authoring/project/localization/languages/language-table.ts';
import { es as rulesInSpanish } from './free-rules/es.ts';
import { fr as rulesInFrench } from './free-rules/fr.ts';
import type { OtherTranslations } from './free-rules/free-rule.ts';
import { it as rulesInItalian } from './free-rules/it.ts';
import { ko as rulesInKorean } from './free-rules/ko.ts';
import { mixed } from './free-rules/mixed.ts';
import { otherWords } from './free-rules/other-words.ts';
import { people } from './free-rules/people.ts';
import { permissions } from './free-rules/permissions.ts';
import { pl as rulesInPolish } from './free-rules/pl.ts';
import { times } from './free-rules/times.ts';
import { zhHant as rulesInChinese } from './free-rules/zh-hant.ts';
import { de } from './free-texts/de.ts';
import { en } from './free-texts/en.ts';
import { fr } from './free-texts/fr.ts';
import { ko } from './free-texts/ko.ts';
import { sources } from './free-texts/sources.ts';
import { zhHant } from './free-texts/zh-hant.ts';
import type { SampleTranslations } from './sample-texts/sample-translations.ts';

/** With the least share of faults, in 100, that must be reported. */
const translations: readonly (readonly [locale: string, least: number, texts: SampleTranslations])[] = [
  ['en', 88, en],
  ['de', 90, de],
  ['fr', 90, fr],
  ['zh-Hant', 90, zhHant],
  ['ko', 90, ko],
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

const rules = [...people, ...permissions, ...times, ...mixed, ...otherWords];
const inGerman = Object.fromEntries(rules.map(({ ja, de }) => [ja, de]));
const inEnglish = Object.fromEntries(rules.map(({ ja, en }) => [ja, en]));
/** With the least share of faults, in 100, that must be reported. */
const rulesIn: readonly (readonly [locale: string, least: number, texts: OtherTranslations])[] = [
  ['en', 88, inEnglish],
  ['de', 87, inGerman],
  ['fr', 92, rulesInFrench],
  ['zh-Hant', 92, rulesInChinese],
  ['ko', 92, rulesInKorean],
  ['es', 92, rulesInSpanish],
  ['it', 92, rulesInItalian],
  ['pl', 92, rulesInPolish],
];

describe.each(rulesIn)('one thing for another near it in %s', (locale, least, texts) => {
  const faultOf = (ja: string, t: string) => compareFacts(readFacts(ja, tableOf('ja')), readFacts(t, tableOf(locale)));

  it('is not seen in a rule that means the same in free words', () => {
    const accused = Object.entries(texts).flatMap(([ja, [right]]) => {
      const fault = faultOf(ja, right);
      return fault === null ? [] : [{ right, ...fault }];
    });
    expect(accused).toEqual([]);
  });

  it(`is reported in ${least} of 100`, () => {
    const faultsOf = (ja: string) => rules.find((rule) => rule.ja === ja)?.faults ?? [];
    const planted = Object.entries(texts).flatMap(([ja, [, ...wrong]]) =>
      faultsOf(ja).map((fault, i) => ({ fault, ja, wrong: wrong[i] ?? '' })),
    );
    const missed = planted.filter(({ ja, wrong }) => faultOf(ja, wrong) === null);
    expect(missed, JSON.stringify(missed)).toSatisfy(() => missed.length <= (planted.length * (100 - least)) / 100);
    expect(Object.keys(texts).filter((ja) => faultsOf(ja).length === 0)).toEqual([]);
  });
});
