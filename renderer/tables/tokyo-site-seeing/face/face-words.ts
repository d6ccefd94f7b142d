import { type RulebookWords, withRulebook } from '../rulebook-words.ts';

const ja = {
  nothingHere: 'カーソルのところにカードもPCもありません。',
  notYet: (id: string) => `「${id}」の面は、このファイルのJSONが正しくなると出ます。`,
  number: 'No.',
  forWhom: 'いないPCの代わりに、全員が使う',
  forScenarios: '全シナリオ共通',
  discardInstead: '配置せず捨て札',
  copies: (rarity: string, count: number) => `${rarity}${count}枚`,
  trait: (label: string) => `《${label}》`,
};

const en: typeof ja = {
  nothingHere: 'There is no card or PC at the cursor.',
  notYet: (id) => `The face of ${id} appears as soon as this file is sound JSON.`,
  number: 'No.',
  forWhom: 'Stands in for a PC; everyone may use it',
  forScenarios: 'For any scenario',
  discardInstead: 'Discard instead of placing',
  copies: (rarity, count) => `${rarity}, ${count} in the box`,
  trait: (label) => `《${label}》`,
};

export type FaceWords = typeof ja & RulebookWords;

/** What the labels of a face say: its layout's words, and those of the rulebook. */
export const faceWords = withRulebook({ ja, en });
