import { type Locale, useLocale } from './locale-store.ts';

/** What the workbench says of looking ahead. */
const ja = {
  playFrom: (of: string) => (of === '' ? 'ここから遊ぶ' : `ここから遊ぶ：${of}`),
  playFromHelp: 'ルールどおりにここまで進むゲームを探して、そこから遊ぶ',
  options: 'この先を見る条件',
  playouts: '1つの行動からのゲーム数',
  playsOn: '遊ぶプログラム',
  seed: 'シード',
  optionsHelp: '条件が同じなら、数も同じになります。',
  worse: '劣る',
  lookAhead: 'この先を見る',
  lookAheadHelp: 'それぞれの行動から、プログラムが最後まで何度も遊び、勝率を見る',
  looked: (games: number, of: number) => `${games}/${of} ゲームずつ`,
  stop: '止める',
  won: (percent: number, low: number, high: number, games: number) =>
    `勝率 ${percent}％（${low}～${high}％、${games} ゲーム）`,
  rounds: (rounds: string) => `平均 ${rounds} ラウンド`,
  dominated: '明らかに劣る',
  endless: '終わらない効果がある',
  searching: 'ここまで進むゲームを探しています。',
  searched: (games: number, of: number) => `${games}/${of}ゲーム`,
  stopSearch: '探すのを止める',
  found: (name: string, game: string) => `${name}まで進むゲームを見つけました：${game}`,
  stands: (name: string, game: string) => `${name}の局面をチートで作りました：${game}`,
  players: (count: number) => `${count}人`,
  seedOf: (seed: string) => `シード${seed}`,
  notReached: (name: string, games: number) => `${name}まで進むゲームは、${games}ゲームでは見つかりませんでした。`,
  noGoal: 'ここには、ゲームで通る場所がありません。カードか効果にカーソルを置いてください。',
  endlessChain: (chain: string) => `終わらない効果：${chain}`,
  forced: 'チートで立てる',
  forcedHelp: '見つからなかったので、チートで作った局面から遊ぶ。ログに印が残る',
  wish: '条件に合う局面まで遊ぶ',
  wishAbout: '条件が成り立つ局面まで進むゲームを、ルールどおりに探します。書けるものは補完に出ます。',
  wishTake: '探す',
  close: '閉じる',
  helps: 'こうなら、できる',
  tried: (count: number) => `${count} 通り試した`,
  noHelp: (count: number) => `1か所だけ変えても、この先を進めても、できるようにならない（${count} 通り試した）。`,
  looking: '調べています…',
  makeSo: '変えて試す',
  from: (at: number) => `${at} から`,
  then: (sentences: readonly string[]) => {
    const [first = '', ...rest] = sentences;
    return rest.length === 0 ? first : `${first}、ほか${rest.length}手`;
  },
  playOn: '進める',
};

const en: typeof ja = {
  playFrom: (of) => (of === '' ? 'Play from here' : `Play from here: ${of}`),
  playFromHelp: 'Looks for a game that comes here by the rules, and plays from there',
  options: 'How to look ahead',
  playouts: 'Games from each action',
  playsOn: 'Program that plays',
  seed: 'Seed',
  optionsHelp: 'The same numbers whenever these are the same.',
  worse: 'worse',
  lookAhead: 'What if',
  lookAheadHelp: 'Programs play on from each action to the end, many times: how often that wins',
  looked: (games, of) => `${games} of ${of} games each`,
  stop: 'Stop',
  won: (percent, low, high, games) => `Wins ${percent} % (${low}–${high} %, ${games} games)`,
  rounds: (rounds) => `${rounds} rounds on average`,
  dominated: 'Clearly worse',
  endless: 'An effect never ends',
  searching: 'Looking for a game that comes here.',
  searched: (games, of) => `${games} of ${of} games`,
  stopSearch: 'Stop looking',
  found: (name, game) => `Found a game that comes to ${name}: ${game}`,
  stands: (name, game) => `Made a position for ${name} by a cheat: ${game}`,
  players: (count) => (count === 1 ? '1 player' : `${count} players`),
  seedOf: (seed) => `seed ${seed}`,
  notReached: (name, games) => `No game came to ${name} in ${games} games.`,
  noGoal: 'No game can come here: put the cursor on a card or an effect.',
  endlessChain: (chain) => `Effects that never end: ${chain}`,
  forced: 'Stand there by a cheat',
  forcedHelp: 'No game was found: play from a position made by a cheat. It stays marked in the log',
  wish: 'Play to a position',
  wishAbout:
    'Looks for a game that comes, by the rules, to where the condition holds. Completion offers what can be written.',
  wishTake: 'Look for it',
  close: 'Close',
  helps: 'It would be legal if',
  tried: (count) => `${count} tried`,
  noHelp: (count) => `No single change makes it legal, nor does playing on for a while (${count} tried).`,
  looking: 'Looking…',
  makeSo: 'Try it so',
  from: (at) => `from ${at}`,
  then: (sentences) => {
    const [first = '', ...rest] = sentences;
    return rest.length === 0 ? first : `${first}, and ${rest.length} more`;
  },
  playOn: 'Play on',
};

const dictionaries: Readonly<Record<Locale, typeof ja>> = { ja, en };

export function useAdviceWords(): typeof ja {
  return dictionaries[useLocale((state) => state.locale)];
}
