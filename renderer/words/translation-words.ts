import type { UnitStatus } from '#authoring/formats/units.ts';
import type { UnitState } from '#authoring/localization/unit-lines.ts';
import type { RowFilter } from '../translations/unit-rows.ts';
import { type Locale, useLocale } from './locale-store.ts';

type States = Readonly<Record<UnitState, string>>;
type Filters = Readonly<Record<RowFilter, string>>;
type Statuses = Readonly<Record<UnitStatus, string>>;

const statesJa: States = {
  missing: '未訳',
  stale: '古い',
  draft: '下書き',
  translated: '訳了',
  reviewed: '校閲済み',
  unused: '元の文がない',
};
const statesEn: States = {
  missing: 'Untranslated',
  stale: 'Stale',
  draft: 'Draft',
  translated: 'Translated',
  reviewed: 'Reviewed',
  unused: 'No text left',
};
const filtersJa: Filters = { all: 'すべて', missing: '未訳', stale: '古い', draft: '下書き', problems: '問題' };
const filtersEn: Filters = {
  ...{ all: 'All', missing: 'Untranslated', stale: 'Stale', draft: 'Draft', problems: 'Problems' },
};

/** What the desk of translators says. */
const ja = {
  title: '翻訳',
  loading: '読んでいます…',
  noLocale: 'このプロジェクトには、訳す先の言語がまだありません。',
  noLocaleHelp: '言語を選ぶと、訳のファイルが一つずつ用意されます。',
  begin: '言語を加える…',
  into: '訳す先',
  file: 'ファイル',
  allFiles: 'すべてのファイル',
  search: 'IDや文で絞り込む',
  filters: filtersJa,
  filterTitle: '状態',
  progress: (done: number, all: number) => `${done} / ${all}`,
  progressTitle: (done: number, all: number) => `${all}のうち${done}が、今の文の訳`,
  list: (locale: string) => `訳：${locale}`,
  columns: { id: 'ID', part: '部分', source: '原文', target: '訳文', state: '状態' },
  states: statesJa,
  statuses: { draft: '下書き', translated: '訳了', reviewed: '校閲済み' } satisfies Statuses,
  empty: '訳文はまだない',
  below: '土台のプロジェクトの訳',
  edit: (key: string) => `${key}の訳`,
  nothing: 'あう文はない',
  nothingHelp: '絞り込みを外すと出ます。',
  allDone: 'ここに残っているものはない',
  choose: '文を選ぶと、面と、原文の変わった所、前の訳が出ます。',
  keys: 'Enter 訳す・次へ　Shift+Enter 改行　Ctrl+Enter 校閲済みにして次へ　Esc やめる',
  overflows: 'あふれている',
  fits: '収まっている',
  noFace: 'この文の出る面はない。',
  stale: '原文が変わりました',
  keep: 'この訳のままでよい',
  exchange: '数だけ直す',
  problems: '問題',
  noProblems: '問題はない',
  mend: '直す…',
  waive: 'このままでよい…',
  why: 'よしとする理由',
  waiveDo: '書く',
  cancel: 'やめる',
  terms: '用語',
  memory: '似た文の訳',
  noMemory: '似た文はまだ訳されていない。',
  take: 'この訳を入れる',
  adapted: '数を入れ替えた',
  note: '訳者のメモ',
  noteHelp: '印刷されません。',
  openText: 'JSONを開く',
  remove: '訳を消す',
  refused: (path: string) => `${path} に書けません。JSONとして読めるように直してから、もう一度書いてください。`,
  row: (at: number, all: number) => `${at} / ${all}`,
  actions: {
    translate: (key: string, locale: string) => `${key}を訳す（${locale}）`,
    mark: (key: string, state: string) => `${key}の訳を${state}にする`,
    waive: (key: string) => `${key}の警告をよしとする`,
    note: (key: string) => `${key}の訳にメモを書く`,
    remove: (key: string) => `${key}の訳を消す`,
  },
};

const en: typeof ja = {
  title: 'Translations',
  loading: 'Loading…',
  noLocale: 'This project is not translated into any language yet.',
  noLocaleHelp: 'Choose a language, and a file of translations is made ready for each document.',
  begin: 'Add a language…',
  into: 'Into',
  file: 'File',
  allFiles: 'All files',
  search: 'Filter by id or text',
  filters: filtersEn,
  filterTitle: 'State',
  progress: (done, all) => `${done} / ${all}`,
  progressTitle: (done, all) => `${done} of ${all} are translations of the text as it is`,
  list: (locale) => `Translations: ${locale}`,
  columns: { id: 'ID', part: 'Part', source: 'Source', target: 'Translation', state: 'State' },
  states: statesEn,
  statuses: { draft: 'Draft', translated: 'Translated', reviewed: 'Reviewed' },
  empty: 'No translation yet',
  below: 'Translated by the project it stands on',
  edit: (key) => `Translation of ${key}`,
  nothing: 'Nothing matches',
  nothingHelp: 'It comes back when the filter is taken away.',
  allDone: 'Nothing is left here',
  choose: 'Choose a text to see its faces, what changed in its source, and earlier translations.',
  keys: 'Enter: translate, then next · Shift+Enter: new line · Ctrl+Enter: reviewed, then next · Esc: leave',
  overflows: 'Overflows',
  fits: 'Fits',
  noFace: 'This text stands on no face.',
  stale: 'The source has changed',
  keep: 'Right as it is',
  exchange: 'Exchange the numbers',
  problems: 'Problems',
  noProblems: 'No problems',
  mend: 'Mend…',
  waive: 'It is meant…',
  why: 'Why it is meant',
  waiveDo: 'Note it',
  cancel: 'Cancel',
  terms: 'Terms',
  memory: 'Translations of similar texts',
  noMemory: 'No similar text has been translated yet.',
  take: 'Take this translation',
  adapted: 'numbers exchanged',
  note: 'Translator’s note',
  noteHelp: 'Never printed.',
  openText: 'Open the JSON',
  remove: 'Delete the translation',
  refused: (path) => `${path} cannot be written to. Mend it so that it is JSON again, then write once more.`,
  row: (at, all) => `${at} of ${all}`,
  actions: {
    translate: (key, locale) => `Translate ${key} (${locale})`,
    mark: (key, state) => `Mark ${key} as ${state.toLowerCase()}`,
    waive: (key) => `Accept a warning of ${key}`,
    note: (key) => `Note on the translation of ${key}`,
    remove: (key) => `Delete the translation of ${key}`,
  },
};

export const translationWords: Readonly<Record<Locale, typeof ja>> = { ja, en };

export function useTranslationWords(): typeof ja {
  return translationWords[useLocale().locale];
}
