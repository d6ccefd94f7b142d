import type { Locale } from '#renderer/desk/words/locale.ts';
import { shownAmount } from './shown-amount.ts';

const ja = {
  comma: '、',
  board: '盤面',
  isActing: '進行中',
  choices: (count: number) => `行動${count}つ`,
  actions: 'できること',
  why: 'できない理由',
  noAction: 'いま選べる行動はありません。',
  close: '閉じる',
  inText: '文で見る',
  isMarked: 'エディタのカーソルの所',
  nothing: '当てはまるものがない',
  none: 'なし',
  cheatKind: 'チートの種類',
  apply: '適用',
  players: '人数',
  seed: '乱数の種',
  start: '新しいゲーム',
  face: 'カードの面',
  languages: { ja: '日本語', en: '英語' } as Readonly<Record<string, string>>,
  missing: (count: number) => `未訳${count}`,
  stale: (count: number) => `古い訳${count}`,
  overflow: '文が面に入りきらない',
  printedAgainst: (printed: string, effect: string) => `印字 ${printed} ≠ 効果 ${effect}`,
  mend: '直す…',
  standings: '順位',
  scores: '得点',
  place: '順位',
  placeOf: (place: number) => `${place}位`,
  total: '合計',
  tied: (names: string, sum: string) => `同点：${names}（${sum}）`,
  ahead: (names: readonly string[]) => `${names.join('、')}の順に上。`,
  shared: '分けるものがなく、同じ順位。',
  /** Beside a number that texts in force have altered. */
  printed: (base: string) => `（印刷 ${base}）`,
  covered: (count: number) => `下に${count}枚`,
  and: '、',
  choose: (name: string) => `${name}を選ぶ`,
  chosen: (name: string) => `${name}を選んだ`,
  upTo: (limit: number) => `${limit}まで`,
  from: (limit: number) => `${limit}から`,
  any: 'すべて',
  less: '減らす',
  more: '増やす',
  ofAll: (most: number) => `／${shownAmount(most)}`,
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
  inText: 'Show in the text',
  isMarked: 'at the cursor of the editor',
  nothing: 'There is nothing of the kind',
  none: 'none',
  cheatKind: 'Kind of cheat',
  apply: 'Apply',
  players: 'Players',
  seed: 'Seed',
  start: 'New game',
  face: 'Card face',
  languages: { ja: 'Japanese', en: 'English' },
  missing: (count) => `${count} untranslated`,
  stale: (count) => `${count} stale`,
  overflow: 'The text does not fit the face',
  printedAgainst: (printed, effect) => `Printed ${printed} ≠ effect ${effect}`,
  mend: 'Mend…',
  standings: 'Standings',
  scores: 'Scores',
  place: 'Place',
  placeOf: (place) => `${place}`,
  total: 'Total',
  tied: (names, sum) => `Tied at ${sum}: ${names}`,
  ahead: (names) => `Ahead in this order: ${names.join(', ')}.`,
  shared: 'Nothing parts them: they share a place.',
  printed: (base) => ` (printed ${base})`,
  covered: (count) => `${count} below`,
  and: ', ',
  choose: (name) => `Choose ${name}`,
  chosen: (name) => `${name} chosen`,
  upTo: (limit) => `up to ${limit}`,
  from: (limit) => `from ${limit}`,
  any: 'any',
  less: 'Less',
  more: 'More',
  ofAll: (most) => ` / ${shownAmount(most)}`,
};

const dictionaries: Readonly<Record<Locale, LibraryWords>> = { ja, en };

/** The words that the tables of all games share. */
export function libraryWords(locale: Locale): LibraryWords {
  return dictionaries[locale];
}

/** A word that stands alone, as a label: where letters have capitals, its first is one. */
export function asLabel(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
