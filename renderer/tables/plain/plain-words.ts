import { type LibraryWords, libraryWords } from '../library/library-words.ts';

const ja = {
  hidden: (count: number) => `伏せたもの${count}`,
  fold: (place: string) => `${place}をたたむ`,
  unfold: (place: string) => `${place}を開く`,
  foldShort: 'たたむ',
  unfoldShort: '開く',
  seats: (count: number) => `${count}人`,
  chosen: (option: string, count: number) => `${option} ${count}`,
  notYet: (id: string) => `「${id}」の面はありません。`,
  nothingHere: 'このゲームのカードの面は、まだ描かれていません。',
};
export type PlainWords = typeof ja;

const en: PlainWords = {
  hidden: (count) => `${count} face down`,
  fold: (place) => `Fold: ${place}`,
  unfold: (place) => `Unfold: ${place}`,
  foldShort: 'Fold',
  unfoldShort: 'Show',
  seats: (count) => (count === 1 ? '1 player' : `${count} players`),
  chosen: (option, count) => `${option} ${count}`,
  notYet: (id) => `There is no face of ${id}.`,
  nothingHere: 'Nobody has drawn the faces of this game yet.',
};

/** The words of the plain table, in the language of those that all tables share. */
export function plainWords(words: LibraryWords): PlainWords {
  return words === libraryWords('ja') ? ja : en;
}
