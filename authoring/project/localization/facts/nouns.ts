import type { Text } from '#engine/kernel/basics/text.ts';

/** What rules are about, in groups of which a translation must not name one for another. */
const groups = [
  {
    physical: { ja: '物理', en: 'physical' },
    mental: { ja: '認知', en: 'cognitive' },
  },
  {
    hitPoints: { ja: 'HP', en: 'HP' },
    actionPoints: { ja: 'AP', en: 'AP' },
  },
  {
    clue: { ja: '手がかり', en: 'clue' },
    fear: { ja: '恐怖', en: 'fear' },
  },
  {
    willpower: { ja: '意志力', en: 'willpower' },
    intellect: { ja: '知力', en: 'intellect' },
    combat: { ja: '戦闘力', en: 'combat' },
    agility: { ja: '敏捷力', en: 'agility' },
  },
  {
    asset: { ja: 'アセット', en: 'asset' },
    eventCard: { ja: 'イベント', en: 'event' },
  },
  {
    investigate: { ja: '調査', en: 'investigate' },
    evade: { ja: '回避', en: 'evade' },
    parley: { ja: '交渉', en: 'parley' },
  },
  {
    wood: { ja: '木材', en: 'wood' },
    metal: { ja: '金属', en: 'metal' },
    food: { ja: '食料', en: 'food' },
    oil: { ja: '原油', en: 'oil' },
  },
  {
    coin: { ja: 'コイン', en: 'coin' },
    power: { ja: '戦力', en: 'power' },
  },
  {
    worker: { ja: 'ワーカー', en: 'worker' },
    recruit: { ja: '補充兵', en: 'recruit' },
    structure: { ja: '建造物', en: 'structure' },
  },
  {
    mountain: { ja: '山岳', en: 'mountain' },
    forest: { ja: '森林', en: 'forest' },
    farm: { ja: '農地', en: 'farm' },
    village: { ja: '村', en: 'village' },
    tundra: { ja: 'ツンドラ', en: 'tundra' },
    lake: { ja: '湖', en: 'lake' },
  },
  {
    station: { ja: '駅', en: 'station' },
    line: { ja: '路線', en: 'line' },
  },
  {
    produce: { ja: '生産', en: 'produce' },
    trade: { ja: '取引', en: 'trade' },
  },
  {
    deploy: { ja: '配備', en: 'deploy' },
    upgrade: { ja: '改良', en: 'upgrade' },
  },
] as const satisfies readonly { readonly [noun: string]: Text }[];

type NamesOf<Group> = Group extends unknown ? keyof Group : never;
export type Noun = NamesOf<(typeof groups)[number]>;

export const nounGroups = groups.map((group) => Object.keys(group) as Noun[]);
export const nouns = Object.assign({}, ...groups) as { readonly [noun in Noun]: Text };

/** How a language names nouns; those without a name of one sense are left out. */
export type NounPatterns = { readonly [noun in Noun]?: string };
