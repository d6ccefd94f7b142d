import type { Locale } from './locale.ts';

/** What is said where a part of the desk has failed. */
const ja = {
  broken: (part: string) => `${part}を表示できませんでした`,
  brokenDesk: '画面を表示できませんでした',
  dialog: '開こうとしたもの',
  kept: 'スタジオの不具合です。書いた内容は取ってあり、ほかの部分はそのまま使えます。',
  outdated: 'スタジオの一部を読み込めませんでした。ページを読み込み直してください。書いた内容は取ってあります。',
  missed: '今の操作は、まだ読み込んでいない部分を使うので、できませんでした。',
  keptDesk: 'スタジオの不具合です。書いた内容は取ってあります。',
  again: 'もう一度表示',
  withoutLayout: '配置を戻さずに開く',
  report: '不具合の報告を見る',
  close: '閉じる',
};

const en: typeof ja = {
  broken: (part) => `${part} could not be shown`,
  brokenDesk: 'The desk could not be shown',
  dialog: 'What was to be opened',
  kept: 'This is a defect of the studio. What you wrote is kept, and all other parts work on.',
  outdated: 'A part of the studio could not be loaded. Reload the page. What you wrote is kept.',
  missed: 'That needs a part of the studio that is not loaded yet, so nothing was done.',
  keptDesk: 'This is a defect of the studio. What you wrote is kept.',
  again: 'Show again',
  withoutLayout: 'Open without the kept layout',
  report: 'Read the report',
  close: 'Close',
};

export const faultWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
