import { numberWords } from './number-words.ts';

export const jaNumbers = numberWords({
  values: { '〇 零 ゼロ': 0, 一: 1, '二 両': 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
  times: { 十: 10, 百: 100, 千: 1000, '万 萬': 10_000, 億: 100_000_000 },
  joint: '',
  isRunning: true,
});
