import { wrongCounters } from './counted-nouns.ts';
import type { LanguageForm } from './language-form.ts';

const number = '(?:\\d+|[一二三四五六七八九十])';

export const jaForm: LanguageForm = {
  stop: '。',
  unfinished: /(?:[、（「『《]|[をにがはでのともへ]|から|まで|より|また|または|そして|なら|すると|して)$/u,
  doubled: /([\p{Script=Han}\p{Script=Katakana}]{2,})(?<!一)(?<!人|時|日|少|次|個|各|別|色|続)\1|([をにへ])\2/u,
  density: 1,
  isNarrow: false,
  spaced: null,
  counted: wrongCounters(
    '枚人個体点',
    {
      '(?:カード|手札)を?': '枚',
      '(?:プレイヤー|PC|乗客)': '人体',
      '(?:トークン|サイコロ|ダイス)を?': '個',
      '(?:ダメージ|HP)を?': '点',
    },
    (counter, noun) => [`${noun}${number}${counter}(?![にのがでとま\\p{Script=Han}])`],
  ),
  digraphs: null,
  plain: {},
  variants: {},
};
