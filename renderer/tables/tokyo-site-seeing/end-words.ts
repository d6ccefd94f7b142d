import type { Locale } from '#renderer/desk/words/locale.ts';

const ja = {
  ratingOf: (rank: string, rounds: number) => `クリアランク${rank}、評価クリアラウンド数${rounds}`,
  troublesOnMat: '盤面のトラブル',
  troublesDiscarded: '捨て札のトラブル',
  site: (drawn: number, discarded: number, pcs: number) => `『サイト』 ${drawn}＋${discarded}−PC ${pcs}`,
  sum: (sum: number, pcs: number) => `合計 ${sum} ÷ PC ${pcs}、端数切り捨て`,
  scale: '評価表',
  rewards: 'クリア報酬',
  oneOf: 'どれか1つを選べる。次のセットアップから、それぞれの山に入る。',
  theOnly: '次のセットアップから、その山に入る。',
  again: 'もう一度クリアすると、報酬は足されず、選び直しになる。',
};
type EndWords = typeof ja;

const en: EndWords = {
  ratingOf: (rank, rounds) => `Clear rank ${rank}, ${rounds} clear rating rounds`,
  troublesOnMat: 'Troubles on the mat',
  troublesDiscarded: 'Troubles discarded',
  site: (drawn, discarded, pcs) => `Site ${drawn} + ${discarded} − ${pcs} PCs`,
  sum: (sum, pcs) => `${sum} ÷ ${pcs} PCs, rounded down`,
  scale: 'Rank table',
  rewards: 'Rewards',
  oneOf: 'Choose one. It joins its pile from the next set-up on.',
  theOnly: 'It joins its pile from the next set-up on.',
  again: 'Clearing the scenario again exchanges the reward; none is added.',
};
const dictionaries: Readonly<Record<Locale, EndWords>> = { ja, en };

/** The words of the end of this game. */
export function endWords(locale: Locale): EndWords {
  return dictionaries[locale];
}
