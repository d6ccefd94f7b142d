import type { Locale } from './locale.ts';

/** What the workbench says of reasons. */
const ja = {
  title: '理由',
  whyEvent: 'この出来事の理由',
  close: '理由を閉じる',
  backTo: '前の理由へ戻る',
  toNode: (way: string) => `JSONへ：${way}`,
  toDecision: (number: number) => `${number} の前へ`,
  toDecisionOf: (number: number, sentence: string) => `判断${number}の前へ戻る：${sentence}`,
  reasonOf: (sentence: string) => `その理由：${sentence}`,
  /** `inf.` stands where the book says it nowhere in so many words. */
  page: (page: string) => page.replace('inf.', '推論'),
  rows: '理由の内訳',
  countedFrom: '数の内訳',
  numbers: '数と理由',
  numbersOf: (label: string) => `${label}の数`,
  noNumbers: 'ここに数はありません。',
  sinceDecision: (number: number) => `${number}手目から`,
  sinceSetUp: 'ゲームの準備から',
  whyNumber: (name: string, value: number) => `${name} が ${value} の理由`,
  inForce: '表示中の値',
  all: (count: number) => `すべて（ほか${count}）`,
  fewer: 'たたむ',
  none: 'ここまでの経過に、これを起こしたものはありません。ゲームの準備でこうなりました。',
};

const en: typeof ja = {
  title: 'Reason',
  whyEvent: 'Why this happened',
  close: 'Close the reason',
  backTo: 'Back to the reason before',
  toNode: (way) => `To the JSON: ${way}`,
  toDecision: (number) => `before ${number}`,
  toDecisionOf: (number, sentence) => `Go back to before decision ${number}: ${sentence}`,
  reasonOf: (sentence) => `Its reason: ${sentence}`,
  page: (page) => page.replace('inf.', 'inferred'),
  rows: 'What it is made of',
  countedFrom: 'What the number is counted from',
  numbers: 'Numbers and reasons',
  numbersOf: (label) => `Numbers of ${label}`,
  noNumbers: 'There are no numbers here.',
  sinceDecision: (number) => `since decision ${number}`,
  sinceSetUp: 'since the set-up',
  whyNumber: (name, value) => `Why ${name} is ${value}`,
  inForce: 'value in force',
  all: (count) => `All (${count} more)`,
  fewer: 'Fewer',
  none: 'Nothing in the course of the game brought this about. It has been so since the set-up.',
};

export const reasonWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
