import { wrongCounters } from './counted-nouns.ts';
import type { LanguageForm } from './language-form.ts';

/** What both scripts need is written in both. */
const number = '(?:\\d+|[一二三四五六七八九十两兩])';
const between =
  '(?:额外的?|額外的?|其他的?|任意|物理|认知|認知|公开的|公開的|武器|道具|剧本|劇本|行动|行動|手|新的?|随机的?|隨機的?){0,2}';
const counters = '張张點点名位个個';
const nouns = {
  '[卡牌]': '張张',
  '(?:PC|玩家|乘客|角色|隨從|随从)(?!卡|牌)': '名位個个',
  '(?:傷害|伤害)': '點点',
  HP: '點点個个',
};

export const zh = {
  stop: '。',
  unfinished:
    /(?:[，、；：（「『“《]|[的對对在和與与或將将把從从向給给以為为被跟及並并]|[每各該该此][張张名個个]|若是?|如果|然後|然后|並且|并且)$/u,
  doubled:
    /(?![〇零一二三四五六七八九十百千慢漸渐輕轻悄早遠远常往偏剛刚剛](?:.)?)(?<!\p{Script=Han}一)([\p{Script=Han}]{2,})(?<!慢慢|漸漸|讨论|討論|考慮|考虑|研究|休息|高興|高兴|好好|小小|大大)\1|([的了在對对将將把為为與与和或])\2/u,
  density: 0.75,
  isNarrow: false,
  spaced: null,
  counted: [],
  digraphs: null,
  plain: {},
} as const satisfies Partial<LanguageForm>;

/** With the counters of one script. */
export const chineseCounters = (of: string): LanguageForm['counted'] =>
  wrongCounters(
    counters,
    Object.fromEntries(
      Object.entries(nouns).map(([noun, its]) => [
        noun,
        [...its].sort((a, b) => of.indexOf(b) - of.indexOf(a)).join(''),
      ]),
    ),
    (counter, noun) => [`${number}${counter}${between}${noun}`],
  );
