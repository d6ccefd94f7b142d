import { describeRules } from './describe-rules.ts';
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

for (const [locale, least, texts] of translations)
  describeRules(
    'a rule from Japanese or English',
    locale,
    least,
    sources
      .filter(([language]) => language !== locale)
      .map(([language, source, faults], i) => {
        const [right = '', ...wrong] = texts[i] ?? [];
        return { language, source, faults, right, wrong };
      }),
  );

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

for (const [locale, least, texts] of rulesIn)
  describeRules(
    'a rule in which two things are easily exchanged',
    locale,
    least,
    Object.entries(texts).map(([source, [right, ...wrong]]) => {
      const faults = rules.find(({ ja }) => ja === source)?.faults ?? [];
      return { language: 'ja', source, faults, right, wrong };
    }),
  );
