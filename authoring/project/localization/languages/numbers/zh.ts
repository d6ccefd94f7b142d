import { numberWords } from './number-words.ts';

export const zhNumbers = numberWords({
  values: {
    '〇 零': 0,
    一: 1,
    '二 兩 两': 2,
    三: 3,
    四: 4,
    五: 5,
    六: 6,
    七: 7,
    八: 8,
    九: 9,
    廿: 20,
  },
  times: { 十: 10, 百: 100, '千 仟': 1000, '万 萬': 10_000 },
  others: { 2: '[雙双]|加倍|翻倍' },
  counters: '[個个張张名點点枚隻只位次項项份種种座輪轮回倍]',
  joint: '',
  isRunning: true,
});
