import type { Locale } from '../../words/locale-store.ts';
import type { CheatKind } from './cheat-kinds.ts';

const ja = {
  kinds: {
    damage: 'HP',
    ap: 'AP',
    progress: '進行トークン',
    exhaust: '消耗トークン',
    enemy: 'エネミーのダメージ',
    unseal: '封印を外す',
    give: '手札に加える',
    equip: '装備させる',
    remove: 'カードを取り除く',
    next: '次に引く札',
    move: '移動',
    place: 'トラブルを置く',
    clear: 'トラブルを除く',
    reveal: 'シナリオカードを公開',
  } satisfies Record<CheatKind, string> as Readonly<Record<CheatKind, string>>,
  pc: 'PC',
  to: '値',
  card: 'カード',
  on: '対象',
  area: 'エリア',
  slot: 'スロット',
  pile: '山札',
  deckOf: (pc: string) => `${pc}の山札`,
  slotName: (area: string, number: number) => `${area}${number}`,
};

export type CheatWords = typeof ja;

const en: CheatWords = {
  kinds: {
    damage: 'HP',
    ap: 'AP',
    progress: 'Progress tokens',
    exhaust: 'Exhaust tokens',
    enemy: 'Damage on an enemy',
    unseal: 'Unseal',
    give: 'Give a card',
    equip: 'Equip',
    remove: 'Remove a card',
    next: 'Next draw',
    move: 'Move',
    place: 'Place a trouble',
    clear: 'Clear a trouble',
    reveal: 'Reveal a scenario card',
  },
  pc: 'PC',
  to: 'Value',
  card: 'Card',
  on: 'On',
  area: 'Area',
  slot: 'Slot',
  pile: 'Pile',
  deckOf: (pc) => `${pc}'s deck`,
  slotName: (area, number) => `${area}, slot ${number}`,
};

const dictionaries: Readonly<Record<Locale, CheatWords>> = { ja, en };

export function cheatWords(locale: Locale): CheatWords {
  return dictionaries[locale];
}
