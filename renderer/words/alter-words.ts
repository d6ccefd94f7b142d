import { type Locale, useLocale } from './locale-store.ts';

/** What the workbench says of altering the table against the rules. */
const ja = {
  alter: '変える…',
  title: (label: string) => `${label}を変える`,
  forced: '強制',
  about: 'ルールによらずに変えます。ログに残り、1手戻せます。',
  close: '閉じる',
  less: (name: string) => `${name}を1減らす`,
  more: (name: string) => `${name}を1増やす`,
  none: 'なし',
  moveTo: '移す先',
  move: '移す',
  off: '卓から取り除く',
  order: '並び（上から）',
  empty: 'ここには何もありません。',
  toTop: (name: string) => `${name}を一番上へ`,
  up: (name: string) => `${name}を上へ`,
  nothing: 'ここで変えられるものはありません。',
  dragging: (name: string) => `${name}：ルールによらずに動かします。Escでやめます。`,
  choices: (one: string, onto: string) => `${one}を${onto}へ`,
  becomes: (field: string, to: string) => `${field}を「${to}」に`,
  notThere: (one: string, onto: string) => `${one}は${onto}に置けません。`,
  table: '卓全体',
  console: 'コンソール',
  openConsole: '卓を変えるコンソール',
  line: '変えること',
  hint: '書き始めると候補が出ます。例：put {"round": 3}',
  completions: '候補',
  run: '実行',
  word: (word: string) =>
    word === '' ? '何を変えるかを書いてください。' : `「${word}」というチートはありません。候補から選んでください。`,
  missing: (field: string) => `「${field}」が足りません。続けて書いてください。`,
  unknown: (field: string, word: string) =>
    `「${word}」は「${field}」に当てはまりません。候補から選ぶか、書き直してください。`,
  several: (word: string, among: readonly string[]) =>
    `「${word}」に当てはまるものが複数あります：${among.slice(0, 5).join('、')}${among.length > 5 ? '…' : ''}。どれか1つに決まるように書いてください。`,
  tooMuch: (word: string) => `「${word}」は余分です。消してください。`,
  noJson: 'まだJSONになっていません。かっこと引用符を確かめてください。',
  wholeTable: '卓全体を変える…',
  skipTo: (field: string, to: string) => `${field}を「${to}」まで飛ばす`,
  presets: 'プリセット',
  presetName: 'プリセットの名前',
  keep: 'この線の強制を保存',
  noForced: 'この線には、まだ強制がありません。',
  applyPreset: (name: string, count: number) => `${name}（${count}件）`,
  dropPreset: (name: string) => `プリセット「${name}」を削除`,
  renamePreset: (name: string) => `プリセット「${name}」の名前を変える`,
};

const en: typeof ja = {
  alter: 'Alter…',
  title: (label) => `Alter ${label}`,
  forced: 'Forced',
  about: 'Goes against the rules. It stays in the log, and can be stepped back.',
  close: 'Close',
  less: (name) => `${name}: one less`,
  more: (name) => `${name}: one more`,
  none: 'None',
  moveTo: 'Move to',
  move: 'Move',
  off: 'Take off the table',
  order: 'Order, from the top',
  empty: 'Nothing lies here.',
  toTop: (name) => `${name} to the top`,
  up: (name) => `${name} up`,
  nothing: 'There is nothing here that can be altered.',
  dragging: (name) => `${name}: moves against the rules. Esc leaves it.`,
  choices: (one, onto) => `${one} onto ${onto}`,
  becomes: (field, to) => `${field}: ${to}`,
  notThere: (one, onto) => `${one} cannot be put on ${onto}.`,
  table: 'The table as a whole',
  console: 'Console',
  openConsole: 'Console that alters the table',
  line: 'What to alter',
  hint: 'Begin to write and choose from the list, or write: put {"round": 3}',
  completions: 'Completions',
  run: 'Do it',
  word: (word) =>
    word === '' ? 'Write what is to be altered.' : `There is no cheat "${word}". Choose one of the completions.`,
  missing: (field) => `"${field}" is missing. Write it after what stands there.`,
  unknown: (field, word) => `"${word}" does not fit "${field}". Choose a completion, or write it otherwise.`,
  several: (word, among) =>
    `"${word}" can mean several: ${among.slice(0, 5).join(', ')}${among.length > 5 ? ' …' : ''}. Write enough to tell which.`,
  tooMuch: (word) => `"${word}" is too much. Delete it.`,
  noJson: 'This is not JSON yet. Look at brackets and quotes.',
  wholeTable: 'Alter the table as a whole…',
  skipTo: (field, to) => `${field}: skip to ${to}`,
  presets: 'Presets',
  presetName: 'Name of the preset',
  keep: 'Save what this line forced',
  noForced: 'Nothing has been forced in this line yet.',
  applyPreset: (name, count) => `${name} (${count})`,
  dropPreset: (name) => `Delete preset "${name}"`,
  renamePreset: (name) => `Rename preset "${name}"`,
};

export type AlterWords = typeof ja;
const dictionaries: Readonly<Record<Locale, AlterWords>> = { ja, en };

export function useAlterWords(): AlterWords {
  return dictionaries[useLocale((state) => state.locale)];
}
