import { wrongCounters } from './counted-nouns.ts';
import { type LanguageForm, spacedTwice } from './language-form.ts';

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
};
