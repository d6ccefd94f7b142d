import { type Locale, useLocale } from './locale-store.ts';

/** What is said where a part of the desk has failed. */
const ja = {
  broken: (part: string) => `${part}を表示できませんでした`,
  brokenDesk: '画面を表示できませんでした',
  dialog: '開こうとしたもの',
  kept: 'スタジオの不具合です。書いた内容は取ってあり、ほかの部分はそのまま使えます。',
  lost: 'スタジオのプログラムとつながっていません。書いた内容は取ってあります。つながったら、もう一度開いてください。',
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
  lost: 'The program of the studio does not answer. What you wrote is kept. Open it again once it is connected.',
  keptDesk: 'This is a defect of the studio. What you wrote is kept.',
  again: 'Show again',
  withoutLayout: 'Open without the kept layout',
  report: 'Read the report',
  close: 'Close',
};

const dictionaries: Readonly<Record<Locale, typeof ja>> = { ja, en };

export function useFaultWords(): typeof ja {
  return dictionaries[useLocale((state) => state.locale)];
}
