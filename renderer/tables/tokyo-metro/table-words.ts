import { isWide } from '#authoring/text/messages/punctuation.ts';
import type { Documents } from '#engine/kernel/contract/system.ts';
import groups from '#engine/systems/tokyo-metro/words/groups.json' with { type: 'json' };
import type { Locale } from '#renderer/desk/words/locale.ts';
import { type GamePrint, gamePrint } from '../library/game-print.ts';

const ja = {
  comma: '、',
  round: (round: number) => `ラウンド${round}`,
  shortRound: (round: number) => `R${round}`,
  phases: { refill: '補充', order: '手番順', walk: '移動', actions: 'アクション', trains: '列車' },
  order: '手番順',
  map: '路線図',
  lineList: '路線ごとの駅',
  size: (lines: number, stations: number) => `${lines}路線 ${stations}駅`,
  income: '収入トラック',
  spots: '共用枠',
  shareStack: '株の山',
  sharesGone: 'なし',
  speedToken: '加速トークン',
  step: (step: number) => `段${step}`,
  depot: '車庫',
  topShare: (number: string, price: string) => `売り出し中の株${number}、${price}`,
  speculation: (seat: string, stake: number, step: number) => `${seat}の投機 ${stake}（段${step}から）`,
  trainAt: (station: string, to: string) => (to === '' ? `列車は${station}` : `列車は${station}、${to}へ`),
  interchange: (lines: string) => `乗換${lines}`,
  pyramidOf: (seat: string) => `${seat}の駅`,
  fares: (count: number) => `運賃${count}`,
  meepleOf: (seat: string) => `${seat}のミープル`,
  reachable: '選べる',
  chosen: '見ている',
  cards: 'アクションカード',
  left: (count: number) => `山 ${count}`,
  taken: (seat: string) => `${seat}が使った`,
  seats: '席',
  cash: '現金',
  chips: 'チップ',
  stationsLeft: '残りの駅',
  speculationsLeft: '残りの投機',
  shares: '株',
  passed: 'パス',
  given: '入札を出した',
  thinking: '考え中',
  amount: '入札の額',
  seal: (amount: number) => `${amount}で封をして出す`,
  raise: (amount: number) => `${amount}に上げる`,
  mapTab: '路線図',
  cardsTab: 'カード',
  notYet: (id: string) => `「${id}」の面はありません。`,
  nothingHere: 'アクションカードの上にカーソルを置くと、面がここに出ます。',
  answers: { pass: 'パス', drop: '降りる', stay: '乗らない' } as Readonly<Record<string, string>>,
};
export type MetroWords = typeof ja;

const en: MetroWords = {
  comma: ', ',
  round: (round) => `Round ${round}`,
  shortRound: (round) => `R${round}`,
  phases: { refill: 'Refill', order: 'Order', walk: 'Walk', actions: 'Actions', trains: 'Trains' },
  order: 'Turn order',
  map: 'Line map',
  lineList: 'Stations line by line',
  size: (lines, stations) => `${lines} lines, ${stations} stations`,
  income: 'Income track',
  spots: 'Spots',
  shareStack: 'Shares',
  sharesGone: 'none',
  speedToken: 'speed token',
  step: (step) => `step ${step}`,
  depot: 'in the depot',
  topShare: (number, price) => `share ${number} for sale, ${price}`,
  speculation: (seat, stake, step) => `${seat} speculates ${stake} from step ${step}`,
  trainAt: (station, to) => (to === '' ? `train at ${station}` : `train at ${station}, towards ${to}`),
  interchange: (lines) => `change to ${lines}`,
  pyramidOf: (seat) => `${seat}'s station`,
  fares: (count) => `fare ${count}`,
  meepleOf: (seat) => `${seat}'s meeple`,
  reachable: 'May be chosen',
  chosen: 'Looked at',
  cards: 'Action cards',
  left: (count) => `${count} left`,
  taken: (seat) => `taken by ${seat}`,
  seats: 'Seats',
  cash: 'Cash',
  chips: 'Chips',
  stationsLeft: 'Stations left',
  speculationsLeft: 'Speculations left',
  shares: 'Shares',
  passed: 'Passed',
  given: 'Bid given',
  thinking: 'Thinking',
  amount: 'Bid',
  seal: (amount) => `Seal ${amount}`,
  raise: (amount) => `Raise to ${amount}`,
  mapTab: 'Map',
  cardsTab: 'Cards',
  notYet: (id) => `There is no face of ${id}.`,
  nothingHere: 'Put the cursor on an action card to see its face here.',
  answers: { pass: 'Pass', drop: 'Drop out', stay: 'Stay' },
};
const dictionaries: Readonly<Record<Locale, MetroWords>> = { ja, en };

/** The words of this game's table. */
export function metroWords(locale: Locale): MetroWords {
  return dictionaries[locale];
}

/** What the game prints on its cards. */
export type MetroPrint = GamePrint<keyof typeof groups>;

export const metroPrint = (documents: Documents, locale: string): MetroPrint =>
  gamePrint<keyof typeof groups>(groups, documents, locale);

/** A spot for whoever does not see it. */
export const saySpot = (words: MetroPrint, spot: number, acts: string, chips: number): string =>
  words.say('face', 'spot', { spot: String(spot), acts, chips: String(chips) });

/** What stands between two acts. */
export const betweenActs = (locale: string): string => (isWide(locale) ? '＋' : ' + ');

/** The acts that make something cheaper say by how much. */
const cheaper = ['build', 'share'];

/** An act of a spot as it is printed: what it does and how much. */
export function sayAct(words: MetroPrint, op: string, amount: number | null): string {
  const name = words.word('act', op);
  if (amount === null) return name;
  return `${name} ${cheaper.includes(op) ? '−' : ''}${amount}`;
}
