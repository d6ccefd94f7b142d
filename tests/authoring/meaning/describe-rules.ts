import { describe, expect, it } from 'vitest';
import { compareFacts } from '#authoring/project/localization/facts/compare-facts.ts';
import { readFacts } from '#authoring/project/localization/facts/read-facts.ts';
import { allLanguages } from '#authoring/project/localization/languages/all-languages.ts';
import type { LanguageTable } from '#authoring/project/localization/languages/language-table.ts';

/** A rule with a right translation in free words, and a wrong one with each fault. */
export interface TranslatedRule {
  readonly language: 'ja' | 'en';
  readonly source: string;
  readonly faults: readonly string[];
  readonly right: string;
  readonly wrong: readonly string[];
}

const tableOf = (locale: string) => allLanguages.get(locale) as LanguageTable;

/** Of rules in one language; `least`: the share of faults, in 100, that must be reported. */
export function describeRules(title: string, locale: string, least: number, rules: readonly TranslatedRule[]): void {
  const faultOf = ({ language, source }: TranslatedRule, t: string) =>
    compareFacts(readFacts(source, tableOf(language)), readFacts(t, tableOf(locale)));

  describe(`${title} in ${locale}`, () => {
    it('is not accused when it means the same in free words', () => {
      const accused = rules.flatMap((rule) => {
        const fault = faultOf(rule, rule.right);
        return fault === null ? [] : [{ source: rule.source, right: rule.right, ...fault }];
      });
      expect(accused).toEqual([]);
    });

    it('has a wrong translation for each fault', () => {
      const uneven = rules.filter(({ faults, wrong }) => faults.length !== wrong.length);
      expect(uneven).toEqual([]);
    });

    it(`with a fault of meaning is reported in ${least} of 100`, () => {
      const planted = rules.flatMap((rule) => rule.wrong.map((wrong, i) => ({ rule, wrong, fault: rule.faults[i] })));
      const missed = planted
        .filter(({ rule, wrong }) => faultOf(rule, wrong) === null)
        .map(({ rule, wrong, fault }) => `${fault}: ${rule.source} | ${wrong}`);
      expect(missed, missed.join('\n')).toSatisfy(() => missed.length <= (planted.length * (100 - least)) / 100);
    });
  });
}
