import type { Locale } from './locale.ts';

/** What the search over the project says. */
const ja = {
  title: 'プロジェクト内を検索',
  sought: '検索する言葉',
  example: '言葉、または op:damage amount>3',
  pattern: '正規表現',
  matchesCase: '大文字と小文字を区別',
  within: '探す所',
  places: { all: 'すべて', ids: 'IDだけ', printed: '印刷される文だけ' },
  translations: (language: string) => `${language}の訳だけ`,
  by: '置き換える言葉',
  show: '置き換えを見る',
  hide: '結果に戻る',
  replace: (count: number) => `${count} か所を置き換える`,
  action: (what: string, by: string) => `「${what}」を「${by}」に置き換える`,
  running: '検索中…',
  stopped: '時間がかかりすぎる式なので、途中で止めました。繰り返しの入れ子（(a+)+ など）を減らしてください。',
  faults: {
    pattern: (detail: string) => `正規表現が正しくありません：${detail}`,
    field: (detail: string) => `「${detail}」は条件ではありません。amount>3 や type=physical のように書いてください。`,
    noOp: () => 'op: の後に、op の名前を書いてください。例：op:damage',
  },
  none: '見つかりません。',
  found: (count: number, files: number) => `${files} ファイルに ${count} か所`,
  cut: (most: number) => `はじめの ${most} か所だけを並べています。言葉を足して絞ってください。`,
  stale: '検索の後で文が変わりました。もう一度検索してください。',
  results: '検索の結果',
};

const en: typeof ja = {
  title: 'Search the project',
  sought: 'Search for',
  example: 'Words, or op:damage amount>3',
  pattern: 'Regular expression',
  matchesCase: 'Match case',
  within: 'Where',
  places: { all: 'Everywhere', ids: 'Ids only', printed: 'Printed texts only' },
  translations: (language) => `Translations into ${language} only`,
  by: 'Replace by',
  show: 'Show replacement',
  hide: 'Back to results',
  replace: (count) => `Replace ${count}`,
  action: (what, by) => `Replace "${what}" by "${by}"`,
  running: 'Searching…',
  stopped: 'This pattern takes too long and was stopped. Use fewer repetitions inside repetitions, such as (a+)+.',
  faults: {
    pattern: (detail) => `This is no regular expression: ${detail}`,
    field: (detail) => `"${detail}" is no condition. Write it like amount>3 or type=physical.`,
    noOp: () => 'Write the name of an op behind op:, such as op:damage',
  },
  none: 'Nothing was found.',
  found: (count, files) => `${count} in ${files} ${files === 1 ? 'file' : 'files'}`,
  cut: (most) => `Only the first ${most} are listed. Add words to find fewer.`,
  stale: 'Texts have changed since. Search once more.',
  results: 'Results',
};

export const searchWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
