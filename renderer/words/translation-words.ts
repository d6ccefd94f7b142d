import type { UnitStatus } from '#authoring/formats/units.ts';
import type { TermUse } from '#authoring/localization/terms/term.ts';
import type { UnitState } from '#authoring/localization/unit-lines.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { RowFilter } from '../translations/unit-rows.ts';
import { type Locale, useLocale } from './locale-store.ts';

type States = Readonly<Record<UnitState, string>>;
type Filters = Readonly<Record<RowFilter, string>>;
type Uses = Readonly<Record<Exclude<TermUse, 'preferred'>, string>>;
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

const usesJa: Uses = { admitted: 'これでもよい', forbidden: '使わない' };
const usesEn: Uses = { admitted: 'admitted', forbidden: 'forbidden' };

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
  ofGame: 'ゲームの言葉',
  ofGameHelp: 'ゲームの言葉は、あちこちの面や文に出る。',
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
  termUses: usesJa,
  termSaid: '訳にある',
  anyTerm: 'どの文でも',
  openTerms: '用語の表を開く',
  memory: '似た文の訳',
  noMemory: '似た文はまだ訳されていない。',
  take: 'この訳を入れる',
  adapted: '数を入れ替えた',
  designerNote: '設計メモ',
  forms: '名前のほかの形',
  form: (form: string) => `「${form}」の形`,
  note: '訳者のメモ',
  noteHelp: '印刷されません。',
  openText: 'JSONを開く',
  remove: '訳を消す',
  exchangeTitle: '書き出す・取り込む',
  exportAs: (format: string) => `${format.toUpperCase()}に書き出す`,
  import: '戻ってきたファイルを取り込む…',
  importDraft: '機械の訳を下書きとして取り込む…',
  importTitle: '取り込む前に',
  importSaid: (changes: number, left: number, same: number) =>
    `${changes === 0 ? '変わる訳はない' : `${changes}件の訳が変わる`}。そのままにする訳 ${left}、同じ訳 ${same}。`,
  importTake: (count: number) => `${count}件を取り込む`,
  bothChanged: '両方で変わったので、そのままにする',
  leftOut: { gone: 'もうない文', emptied: '訳が消されているので、そのままにする' },
  noFormat: '名前の終わりが .xlsx、.csv、.po、.xliff、.tmx のどれかのファイルを選んでください。',
  tooLarge: '100,000,000バイトを超えています。',
  notText: '文字コードがUTF-8ではありません。UTF-8で保存してから、もう一度選んでください。',
  close: '閉じる',
  refused: (path: string) => `${path} に書けません。JSONとして読めるように直してから、もう一度書いてください。`,
  row: (at: number, all: number) => `${at} / ${all}`,
  actions: {
    translate: (key: string, locale: string) => `${key}を訳す（${locale}）`,
    mark: (key: string, state: string) => `${key}の訳を${state}にする`,
    waive: (key: string) => `${key}の警告をよしとする`,
    note: (key: string) => `${key}の訳にメモを書く`,
    form: (key: string, form: string) => `${key}の「${form}」の形を変える`,
    remove: (key: string) => `${key}の訳を消す`,
    import: (locale: string) => `訳を取り込む（${locale}）`,
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
  ofGame: 'Words of the game',
  ofGameHelp: 'Words of the game stand on many faces and in sentences.',
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
  termUses: usesEn,
  termSaid: 'In the translation',
  anyTerm: 'In any text',
  openTerms: 'Open the table of terms',
  memory: 'Translations of similar texts',
  noMemory: 'No similar text has been translated yet.',
  take: 'Take this translation',
  adapted: 'numbers exchanged',
  designerNote: 'Design note',
  forms: 'Other forms of the name',
  form: (form) => `Form "${form}"`,
  note: 'Translator’s note',
  noteHelp: 'Never printed.',
  openText: 'Open the JSON',
  remove: 'Delete the translation',
  exchangeTitle: 'Export and import',
  exportAs: (format) => `Export as ${format.toUpperCase()}`,
  import: 'Import a file that came back…',
  importDraft: 'Import what a machine translated, as drafts…',
  importTitle: 'Before it is imported',
  importSaid: (changes, left, same) =>
    `${changes === 0 ? 'No translation changes' : `${changes} ${changes === 1 ? 'translation changes' : 'translations change'}`}. ${left} left as they are, ${same} the same.`,
  importTake: (count) => `Import ${count} ${count === 1 ? 'translation' : 'translations'}`,
  bothChanged: 'changed on both sides, stays as it is',
  leftOut: { gone: 'is no text any more', emptied: 'came back empty, stays as it is' },
  noFormat: 'Choose a file whose name ends in .xlsx, .csv, .po, .xliff or .tmx.',
  tooLarge: 'It has more than 100,000,000 bytes.',
  notText: 'It is not in UTF-8. Save it as UTF-8, then choose it again.',
  close: 'Close',
  refused: (path) => `${path} cannot be written to. Mend it so that it is JSON again, then write once more.`,
  row: (at, all) => `${at} of ${all}`,
  actions: {
    translate: (key, locale) => `Translate ${key} (${locale})`,
    mark: (key, state) => `Mark ${key} as ${state.toLowerCase()}`,
    waive: (key) => `Accept a warning of ${key}`,
    note: (key) => `Note on the translation of ${key}`,
    form: (key, form) => `Change the form "${form}" of ${key}`,
    remove: (key) => `Delete the translation of ${key}`,
    import: (locale) => `Import translations (${locale})`,
  },
};

export const translationWords: Readonly<Record<Locale, typeof ja>> = { ja, en };

/** What an action is called in both languages, for its undo. */
export const actionName = (of: (actions: (typeof ja)['actions']) => string): Text => ({
  ja: of(ja.actions),
  en: of(en.actions),
});

export function useTranslationWords(): typeof ja {
  return translationWords[useLocale().locale];
}
