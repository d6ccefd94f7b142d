import { describe, expect, it } from 'vitest';
import type { RightText } from './right-text.ts';
import { de } from './right-texts/de.ts';
import { en } from './right-texts/en.ts';
import { es } from './right-texts/es.ts';
import { fr } from './right-texts/fr.ts';
import { it as italian } from './right-texts/it.ts';
import { ko } from './right-texts/ko.ts';
import { pl } from './right-texts/pl.ts';
import { zhHans } from './right-texts/zh-hans.ts';
import { zhHant } from './right-texts/zh-hant.ts';

/** Names and stories have their years, hours and amounts in Han letters; rules have digits. */
const isRule = ({ id }: RightText) => !/(Name|Story)$/.test(id);

const digitsIn = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** “Fewer than 3” is “2 or less”. */
const bounds = ({ source }: RightText) => (/以上|以下|まで|より多く/.test(source) ? [-1, 0, 1] : [0]);

const foreignDigits = (text: RightText) => {
  const own = digitsIn(text.source).flatMap((digit) => bounds(text).map((by) => digit + by));
  return digitsIn(text.t).filter((digit) => !own.includes(digit));
};

describe.each(Object.entries({ en, de, fr, 'zh-Hant': zhHant, 'zh-Hans': zhHans, ko, es, it: italian, pl }))(
  'the right texts in %s',
  (_, texts) => {
    it('use no digit in a rule that its source has not', () => {
      expect(texts.filter(isRule).filter((text) => foreignDigits(text).length > 0)).toEqual([]);
    });

    it('are worded differently from each other and contain no kana', () => {
      expect(texts.filter(({ t }) => /[ぁ-ヶ]|^$/.test(t))).toEqual([]);
      expect(new Set(texts.map(({ t }) => t)).size).toBe(texts.length);
    });
  },
);
