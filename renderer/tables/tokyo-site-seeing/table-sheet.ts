import type { KindOfSheet, TableSheet } from '#renderer/desk/sheet/table-sheet.ts';
import { kindOfFile, type PileCardKind } from './card-files.ts';

const first = ['id', 'name', 'reading'];
const played = [...first, 'rarity', 'traits', 'ap', 'cost', 'equip/ability', 'equip/target', 'range'];
const fought = ['solve/by', 'solve/ability', 'solve/target', 'hp', 'range', 'counterattack/amount', 'reward'];

const kind = (
  id: PileCardKind,
  [ja, en]: readonly [string, string],
  shown: readonly string[],
  curves: readonly string[],
  begins?: KindOfSheet['begins'],
): KindOfSheet => ({
  ...{ id, ja, en, shown, curves },
  ...(begins === undefined ? {} : { begins }),
  list: id === 'pc' || id === 'bot' ? `${id}s` : 'cards',
  holds: (path) => kindOfFile(path) === id,
});

const ofPile = (pile: string) => ({ id: 'card', answers: { pile } });

export const tableSheet: TableSheet = {
  kinds: [
    kind(
      'weapon',
      ['武器', 'Weapons'],
      [...played, 'category'],
      ['ap', 'cost', 'equip/target', 'traits'],
      ofPile('weapon'),
    ),
    kind(
      'item',
      ['アイテム', 'Items'],
      [...played, 'category'],
      ['ap', 'cost', 'equip/target', 'traits'],
      ofPile('item'),
    ),
    kind(
      'follower',
      ['フォロワー', 'Followers'],
      [...played, 'category'],
      ['ap', 'cost', 'traits'],
      ofPile('follower'),
    ),
    kind(
      'trouble',
      ['トラブル', 'Troubles'],
      [...first, 'rarity', 'traits', 'ap', ...fought],
      ['ap', 'hp', 'reward', 'traits'],
      { id: 'trouble', answers: {} },
    ),
    kind(
      'site',
      ['『サイト』', 'SITE'],
      [...first, 'rarity', 'traits', ...fought, 'solve/pcs'],
      ['hp', 'solve/target', 'reward'],
    ),
    kind(
      'scenario',
      ['シナリオ', 'Scenarios'],
      [...first, 'hp', 'solve/by', 'solve/target', 'reward', 'story'],
      ['hp', 'solve/target'],
    ),
    kind('artifact', ['アーティファクト', 'Artifacts'], [...played, 'category'], ['ap', 'traits']),
    kind(
      'starter',
      ['スターター', 'Starters'],
      [...first, 'copies', 'traits', 'ap', 'category', 'equip/target'],
      ['ap', 'traits'],
    ),
    kind(
      'pc',
      ['PC', 'PCs'],
      [...first, 'abilities/economy', 'abilities/tech', 'abilities/combat', 'abilities/empathy', 'maxHp'],
      ['maxHp'],
    ),
    kind('bot', ['BOT', 'BOTs'], [...first, 'start/text'], []),
    kind('mod', ['シナリオMOD', 'Scenario MODs'], [...first, 'story'], []),
  ],
  titles: {
    id: { ja: 'ID', en: 'ID' },
    name: { ja: '名前', en: 'Name' },
    reading: { ja: 'よみ', en: 'Reading' },
    copies: { ja: '枚数', en: 'Copies' },
    ap: { ja: 'AP', en: 'AP' },
    cost: { ja: '購入', en: 'Cost' },
    range: { ja: 'レンジ', en: 'Range' },
    category: { ja: '種別', en: 'Category' },
    'equip/ability': { ja: '装備の能力', en: 'Equip by' },
    'equip/target': { ja: '装備', en: 'Equip' },
    'vehicle/capacity': { ja: '定員', en: 'Capacity' },
    'vehicle/areas': { ja: '進むエリア', en: 'Areas a move' },
    'vehicle/bonus': { ja: '移動の加算', en: 'Move bonus' },
    'solve/by': { ja: '解決', en: 'Solved by' },
    'solve/ability': { ja: '判定の能力', en: 'Check by' },
    'solve/target': { ja: '目標値', en: 'Target' },
    'solve/pcs': { ja: '成功するPC', en: 'PCs to pass' },
    hp: { ja: 'HP', en: 'HP' },
    'reduction/amount': { ja: '軽減', en: 'Reduction' },
    'reduction/type': { ja: '軽減の種類', en: 'Reduced kind' },
    immune: { ja: '無効', en: 'Immune' },
    'counterattack/amount': { ja: '反撃', en: 'Counter' },
    'counterattack/type': { ja: '反撃の種類', en: 'Counter kind' },
    reward: { ja: '報酬AP', en: 'Reward AP' },
    'abilities/economy': { ja: '経済', en: 'Economy' },
    'abilities/tech': { ja: '工学', en: 'Tech' },
    'abilities/combat': { ja: '戦闘', en: 'Combat' },
    'abilities/empathy': { ja: '共感', en: 'Empathy' },
    maxHp: { ja: '最大HP', en: 'Max HP' },
    flavor: { ja: 'フレーバー', en: 'Flavour' },
  },
};
