import { describe, expect, it } from 'vitest';
import { compareFacts } from '#authoring/project/localization/facts/compare-facts.ts';
import { readFacts } from '#authoring/project/localization/facts/read-facts.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import type { LanguageTable } from '#authoring/project/localization/languages/language-table.ts';
import type { FreeRule } from './free-rules/free-rule.ts';
import { people } from './free-rules/people.ts';
import { permissions } from './free-rules/permissions.ts';
import { times } from './free-rules/times.ts';
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

const rules = [...people, ...permissions, ...times];
/** With the least share of faults, in 100, that must be reported. */
const leastOfRules = { en: 92, de: 92 } as const;

describe.each(Object.entries(leastOfRules) as [keyof typeof leastOfRules, number][])(
  'one thing for another near it in %s',
  (locale, least) => {
    const faultOf = ({ ja }: FreeRule, t: string) =>
      compareFacts(readFacts(ja, tableOf('ja')), readFacts(t, tableOf(locale)));

    it('is not seen in a rule that means the same in free words', () => {
      const accused = rules.flatMap((rule) => {
        const right = rule[locale]?.[0];
        const fault = right === undefined ? null : faultOf(rule, right);
        return fault === null ? [] : [{ right, ...fault }];
      });
      expect(accused).toEqual([]);
    });

    it(`is reported in ${least} of 100`, () => {
      const planted = rules.flatMap((rule) =>
        (rule[locale] ?? []).slice(1).map((wrong, i) => ({ rule, wrong, fault: rule.faults[i] })),
      );
      const missed = planted.filter(({ rule, wrong }) => faultOf(rule, wrong) === null);
      expect(missed, JSON.stringify(missed)).toSatisfy(() => missed.length <= (planted.length * (100 - least)) / 100);
      expect(planted.filter(({ fault }) => fault === undefined)).toEqual([]);
    });
  },
);
