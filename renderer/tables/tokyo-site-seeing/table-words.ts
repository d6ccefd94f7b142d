import { type RulebookWords, withRulebook } from './rulebook-words.ts';

const ja = {
  round: (round: number) => `ラウンド${round}`,
  supply: (ap: number, all: number) => `AP置き場 ${ap}/${all}`,
  emptySlot: '空き',
  waiting: '補充待ち',
  free: (count: number) => `空き ${count}`,
  /** A word and how many: of tokens, of what was spent. */
  counted: (word: string, count: number) => `${word}${count}`,
  handCount: (count: number) => `手札${count}枚`,
  slot: (number: number) => `スロット${number}`,
  slotName: (area: string, number: number) => `${area}${number}`,
  moveTarget: (a: string, b: string, target: string) => `${a}と${b}のあいだの移動：技術${target}`,
  siteTarget: (target: string) => `『サイト』への移動：技術${target}`,
  passed: '判定に成功',
  deckLeft: (count: number) => `残り${count}枚`,
  deckOf: (pc: string) => `${pc}の山札`,
  to: '値',
  on: '対象',
  setup: {
    count: (count: number) => `${count}人`,
    mods: (count: number) => (count === 0 ? 'MODなし' : `MOD ${count}枚`),
    withRecord: 'キャンペーンの記録（campaign.json）から始める',
  },
};

const en: typeof ja = {
  round: (round) => `Round ${round}`,
  supply: (ap, all) => `AP supply ${ap}/${all}`,
  emptySlot: 'Empty',
  waiting: 'Empty until refill',
  free: (count) => `${count} free`,
  counted: (word, count) => `${count} ${word}`,
  handCount: (count) => (count === 1 ? '1 card in hand' : `${count} cards in hand`),
  slot: (number) => `Slot ${number}`,
  slotName: (area, number) => `${area}, slot ${number}`,
  moveTarget: (a, b, target) => `Moving between ${a} and ${b}: tech ${target}`,
  siteTarget: (target) => `Moving into the Site: tech ${target}`,
  passed: 'passed the check',
  deckLeft: (count) => `${count} left`,
  deckOf: (pc) => `${pc}'s deck`,
  to: 'Value',
  on: 'On',
  setup: {
    count: (count) => (count === 1 ? '1 PC' : `${count} PCs`),
    mods: (count) => (count === 0 ? 'No MODs' : count === 1 ? '1 MOD' : `${count} MODs`),
    withRecord: 'Begin from the campaign record (campaign.json)',
  },
};

export type TableWords = typeof ja & RulebookWords;

/** The words of this game's table: its layout's, and those of the rulebook. */
export const tableWords = withRulebook({ ja, en });
