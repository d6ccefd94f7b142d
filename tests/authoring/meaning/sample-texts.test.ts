import { describeRules } from './describe-rules.ts';
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

for (const [locale, least, texts] of translations)
  describeRules(
    'a rule of a sample',
    locale,
    least,
    sources.map(([source, faults], i) => {
      const [right = '', ...wrong] = texts[i] ?? [];
      return { language: 'ja', source, faults, right, wrong };
    }),
  );
