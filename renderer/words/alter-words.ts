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
};

export type AlterWords = typeof ja;
const dictionaries: Readonly<Record<Locale, AlterWords>> = { ja, en };

export function useAlterWords(): AlterWords {
  return dictionaries[useLocale((state) => state.locale)];
}
