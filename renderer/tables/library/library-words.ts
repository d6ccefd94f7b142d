import type { Locale } from '../../words/locale-store.ts';

const ja = {
  comma: '、',
  board: '盤面',
  isActing: '進行中',
  choices: (count: number) => `行動${count}つ`,
  actions: 'できること',
  why: 'できない理由',
  noAction: 'いま選べる行動はありません。',
  close: '閉じる',
  nothing: '当てはまるものがない',
  none: 'なし',
  cheatKind: 'チートの種類',
  apply: '適用',
  players: '人数',
  seed: '乱数の種',
  start: '新しいゲーム',
};

export type LibraryWords = typeof ja;

const en: LibraryWords = {
  comma: ', ',
  board: 'Board',
  isActing: 'in progress',
  choices: (count) => `${count} actions`,
  actions: 'Actions',
  why: 'Why not',
  noAction: 'There is no action to choose here now.',
  close: 'Close',
  nothing: 'There is nothing of the kind',
  none: 'none',
  cheatKind: 'Kind of cheat',
  apply: 'Apply',
  players: 'Players',
  seed: 'Seed',
  start: 'New game',
};

const dictionaries: Readonly<Record<Locale, LibraryWords>> = { ja, en };

/** The words that the tables of all games share. */
export function libraryWords(locale: Locale): LibraryWords {
  return dictionaries[locale];
}
