import type { Locale } from './locale.ts';

/** What the workbench says of a game that is over, and before one is thrown away. */
const ja = {
  page: 'ゲームの終わり',
  rounds: 'ラウンド',
  decisions: '手数',
  points: '得点',
  wins: (names: readonly string[]) => `${names.join('と')}の勝ち`,
  moments: (count: number) => `勝負を分けた${count}手`,
  momentsBy: 'シナリオが進んだ、または追い詰められた段数の順（勝率は数えていません）',
  noMoments: 'シナリオを動かした手はありません。',
  round: (round: number) => `ラウンド${round}`,
  won: (steps: number) => `${steps}段進んだ`,
  lost: (steps: number) => `${steps}段追い詰められた`,
  because: (cause: string) => `原因：${cause}`,
  seeBoard: 'この手の盤面を見る',
  seeBoardOf: (at: number) => `この手の盤面を見る（${at}手目）`,
  takenBack: (count: number) => `見たものより前に戻した：${count}回`,
  takenBackWhy: '戻したあと、前とは違う手を進めています。',
  takenBackAt: (at: number, count: number) => `${at + 1}手目の前へ、${count}手を取り消した`,
  next: '次のシードで遊ぶ',
  again: '同じシードでもう一度',
  over: (result: string, reason: string) =>
    reason === '' ? `ゲームが終わりました。${result}` : `ゲームが終わりました。${result}。${reason}`,
};
type EndWords = typeof ja;

const en: EndWords = {
  page: 'End of the game',
  rounds: 'Rounds',
  decisions: 'Decisions',
  points: 'Score',
  wins: (names) => `${names.join(' and ')} ${names.length === 1 ? 'wins' : 'win'}`,
  moments: (count) => (count === 1 ? 'The move that decided it' : `The ${count} moves that decided it`),
  momentsBy: 'By how many steps the scenario went on or turned against you; no win rates were counted',
  noMoments: 'No move has moved the scenario.',
  round: (round) => `Round ${round}`,
  won: (steps) => (steps === 1 ? '1 step on' : `${steps} steps on`),
  lost: (steps) => (steps === 1 ? '1 step lost' : `${steps} steps lost`),
  because: (cause) => `Because of ${cause}`,
  seeBoard: 'See the board of this move',
  seeBoardOf: (at) => `See the board of this move (${at})`,
  takenBack: (count) => (count === 1 ? 'Went back past what was seen' : `Went back past what was seen ${count} times`),
  takenBackWhy: 'What came after was another decision than before.',
  takenBackAt: (at, count) =>
    `Back to before decision ${at + 1}, ${count === 1 ? '1 decision' : `${count} decisions`} taken back`,
  next: 'Play the next seed',
  again: 'The same seed again',
  over: (result, reason) => `The game is over. ${result}${reason === '' ? '' : `. ${reason}`}`,
};
export const endWords: Readonly<Record<Locale, EndWords>> = { ja, en };
