import type { Json } from '#engine/kernel/basics/json.ts';
import groups from '#engine/systems/tokyo-site-seeing/words/groups.json' with { type: 'json' };
import type { Locale } from '../../../words/locale-store.ts';
import { wordOf } from '../../library/read-values.ts';

/** What the labels of a face say; the words of the rulebook itself come from the game. */
const ja = {
  nothingHere: 'カーソルのところにカードもPCもありません。',
  notYet: (id: string) => `「${id}」の面は、このファイルのJSONが正しくなると出ます。`,
  number: 'No.',
  bot: 'BOT',
  mod: 'シナリオMOD',
  forWhom: 'いないPCの代わりに、全員が使う',
  forScenarios: '全シナリオ共通',
  category: { consumable: '消費', equipment: '装備' } as Readonly<Record<string, string>>,
  solve: '解決',
  defeat: '撃破',
  hp: 'HP',
  reward: '報酬',
  range: 'レンジ',
  counterattack: '反撃',
  reduction: '軽減',
  immune: '無効',
  cost: '購入',
  equip: '装備',
  capacity: '定員',
  areas: 'エリア',
  moveBonus: '移動判定',
  attack: '攻撃',
  interrupt: '割り込み',
  down: 'ダウン',
  sealed: '封印',
  exhausted: '消耗',
  discardInstead: '配置せず捨て札',
  copies: (rarity: string, count: number) => `${rarity}${count}枚`,
  trait: (label: string) => `《${label}》`,
  damageLetter: { physical: '物', cognitive: '認' } as Readonly<Record<string, string>>,
  skill: { support: 'サポート', enhancement: '強化', site: '『サイト』' } as Readonly<Record<string, string>>,
  counted: { pcCount: 'PC数', currentRound: 'ラウンド数' } as Readonly<Record<string, string>>,
  progressOn: { self: '進行', thisCard: 'ここの進行', allPcs: '全員の進行' } as Readonly<Record<string, string>>,
};

export type FaceWords = typeof ja;

const en: FaceWords = {
  nothingHere: 'There is no card or PC at the cursor.',
  notYet: (id) => `The face of ${id} appears as soon as this file is sound JSON.`,
  number: 'No.',
  bot: 'BOT',
  mod: 'Scenario MOD',
  forWhom: 'Stands in for a PC; everyone may use it',
  forScenarios: 'For any scenario',
  category: { consumable: 'Consumable', equipment: 'Equipment' },
  solve: 'Solve',
  defeat: 'Defeat',
  hp: 'HP',
  reward: 'Reward',
  range: 'Range',
  counterattack: 'Counter',
  reduction: 'Reduce',
  immune: 'Immune',
  cost: 'Cost',
  equip: 'Equip',
  capacity: 'Seats',
  areas: 'Areas',
  moveBonus: 'Move check',
  attack: 'Attack',
  interrupt: 'Interrupt',
  down: 'Down',
  sealed: 'Sealed',
  exhausted: 'Exhaust',
  discardInstead: 'Discard instead of placing',
  copies: (rarity, count) => `${rarity}, ${count} in the box`,
  trait: (label) => `《${label}》`,
  damageLetter: { physical: 'Phys', cognitive: 'Cog' },
  skill: { support: 'Support', enhancement: 'Enhancement', site: 'Site' },
  counted: { pcCount: 'PCs', currentRound: 'rounds' },
  progressOn: { self: 'prog.', thisCard: 'prog. here', allPcs: 'all prog.' },
};

const dictionaries: Readonly<Record<Locale, FaceWords>> = { ja, en };

export function faceWords(locale: Locale): FaceWords {
  return dictionaries[locale];
}

type Group = Exclude<keyof typeof groups, 'passed'>;

/** A word of the rulebook; the id itself when the rulebook has no such word. */
export function rulebookWord(group: Group, id: Json | undefined, locale: Locale): string {
  const words: Readonly<Record<string, Readonly<Record<Locale, string>>>> = groups[group];
  const name = wordOf(id);
  return Object.hasOwn(words, name) ? (words[name]?.[locale] ?? name) : name;
}
