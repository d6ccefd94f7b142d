import { wrongCounters } from './counted-nouns.ts';
import { type LanguageForm, spacedTwice } from './language-form.ts';
import { numberNames } from './number-names.ts';

/** 번 and 회 count times, and go with every noun. */
const counters = '장명개점';
const nouns = {
  '(?:카드|손패)[를을]?': '장',
  '(?:플레이어|PC|동료|승객)': '명',
  '(?:토큰|주사위|동전|마커)[를을]?': '개',
  '(?:피해|데미지|체력|HP)[를을]?': '점',
};
const number = '(?:\\d+|한|두|세|네|다섯|여섯)';

export const koForm: LanguageForm = {
  stop: '.',
  unfinished:
    /(?:[,、(（·-]|(?<=\p{Script=Hangul})(?:을|를|에게|에서|으로|와|과|의|고|며|거나|지만|면)|(?:^|\s)(?:그리고|또는|및|만약|각))$/u,
  doubled: spacedTwice('하나', '한번', '아니', '매우', '점점', '천천히', '자꾸', '똑똑', '쿵쿵', '둘'),
  density: 1.15,
  isNarrow: true,
  spaced: null,
  counted: wrongCounters(counters, nouns, (counter, noun) => [
    `${noun} ?${number} ?${counter}(?=[을를만씩\\s.,)]|까지|$)(?! ?(?:모두|이상|이하|중|에게))`,
  ]),
  digraphs: null,
  plain: {},
  variants: {},
  numbers: numberNames({
    values: {
      '하나 한': 1,
      '둘 두': 2,
      '셋 세 석': 3,
      '넷 네': 4,
      다섯: 5,
      여섯: 6,
      일곱: 7,
      여덟: 8,
      아홉: 9,
      열: 10,
      '스물 스무': 20,
      서른: 30,
      마흔: 40,
      쉰: 50,
      예순: 60,
      일흔: 70,
      여든: 80,
      아흔: 90,
      일: 1,
      이: 2,
      삼: 3,
      사: 4,
      오: 5,
      육: 6,
      칠: 7,
      팔: 8,
      구: 9,
    },
    times: { 십: 10, 백: 100, 천: 1000, 만: 10_000 },
    joint: '',
    ending:
      ' ?(?:년|월|일|시|분|초|명|장|개|점|번|번째|원|엔|층|호|살|세|마리|인|회|대|권|채|달러|미터|킬로|가지|사람|배)(?:[은는이가을를의에도만째로와과]|에서|부터|까지|짜리|간|전|후|동안|치)*',
  }),
};
