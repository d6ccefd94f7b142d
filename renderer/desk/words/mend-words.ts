import type { Locale } from './locale.ts';

/** What the workbench says where problems are listed and mended. */
const ja = {
  filter: '絞り込み',
  severities: '重さ',
  groups: { none: '並べるだけ', file: 'ファイルごと', code: '種類ごと' },
  group: 'まとめ方',
  none: '当てはまる問題はありません。',
  explain: (code: string) => `${code} の説明`,
  mend: '直す…',
  openUnit: '訳を見る',
  title: '問題を直す',
  trying: '直し方を試しています…',
  nothing: '自動では直せません。説明を読んで、書いた人が決めてください。',
  ways: '直し方',
  before: '前',
  after: '後',
  more: (count: number) => `ほか ${count} か所`,
  line: (line: number) => `${line}行目`,
  all: (count: number) => `同じ種類をすべて（${count}件）`,
  cancel: 'やめる',
  doIt: '直す',
};

const en: typeof ja = {
  filter: 'Filter',
  severities: 'Severity',
  groups: { none: 'As they come', file: 'By file', code: 'By kind' },
  group: 'Group',
  none: 'No problem fits.',
  explain: (code) => `About ${code}`,
  mend: 'Mend…',
  openUnit: 'Show in Translations',
  title: 'Mend a problem',
  trying: 'Trying what would help…',
  nothing: 'Nothing can be done by itself here: only whoever wrote it knows what was meant.',
  ways: 'Ways',
  before: 'Before',
  after: 'After',
  more: (count) => `${count} more places`,
  line: (line) => `line ${line}`,
  all: (count) => `All of this kind (${count})`,
  cancel: 'Cancel',
  doIt: 'Mend',
};

export const mendWords: Readonly<Record<Locale, typeof ja>> = { ja, en };
