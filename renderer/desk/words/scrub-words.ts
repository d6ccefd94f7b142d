import type { Locale } from './locale.ts';

const ja = {
  title: '数を動かして試す',
  none: 'カーソルの所に数がありません。数の上にカーソルを置いて、もう一度選んでください。',
  about: '盤はすぐに追います。印は、いまの線の結果が変わる数です。',
  slider: '数',
  values: '試した数',
  waiting: '調べています',
  same: '同じ結果',
  changed: (at: number | null) => (at === null ? '結果が変わる' : `${at}手目から結果が変わる`),
  broken: (at: number | null) => (at === null ? '続けられない' : `${at}手目が続けられない`),
  unknown: '分からない',
  keep: 'この数にする',
  leave: '元の数に戻す',
};

export type ScrubWords = typeof ja;

const en: ScrubWords = {
  title: 'Try other numbers',
  none: 'There is no number at the cursor. Put the cursor on one, and choose this again.',
  about: 'The board follows at once. Marks are numbers with which the line on the board comes out otherwise.',
  slider: 'Number',
  values: 'Numbers tried',
  waiting: 'being tried',
  same: 'comes out the same',
  changed: (at) => (at === null ? 'comes out otherwise' : `comes out otherwise from decision ${at}`),
  broken: (at) => (at === null ? 'cannot go on' : `cannot go on at decision ${at}`),
  unknown: 'not known',
  keep: 'Keep this number',
  leave: 'Put the old number back',
};

export const scrubWords: Readonly<Record<Locale, ScrubWords>> = { ja, en };
