import { textChecks } from '#engine/library/content-checks/printed-text.ts';
import { noWords, untimedTexts } from '#engine/library/content-checks/text-tables.ts';
import { type WordRow, wordRow, wordRows } from '#engine/library/content-checks/word-rows.ts';
import { language } from '../language/language.ts';

const gains: readonly WordRow[] = [
  wordRow('コイン', 'coin', 'gainCoins coinsOf', { said: { ja: /コイン/, en: /\bcoins?\b/i }, also: 'coins' }),
  wordRow('戦力', 'power', 'gainPower losePower powerOf', { said: { ja: /戦力/, en: /\bpower\b/i }, also: 'power' }),
  wordRow('民心', 'popularity', 'gainPopularity popularityOf', {
    said: { ja: /民心/, en: /\bpopularity\b/i },
    also: 'workersCost popularity',
  }),
  wordRow('戦闘カード', 'combat card', 'drawCards combatCards', {
    ja: /カード/,
    en: /\bcards?\b/i,
    said: { ja: /戦闘カード/, en: /\bcombat cards?\b/i },
  }),
  wordRow('引く', 'draw', 'drawCards', {
    ja: /引|得/,
    en: /\b(?:draw|gain)/i,
    said: { ja: /枚引/, en: /\bdraws?\b/i },
  }),
  wordRow('失う', 'lose', 'losePower', { ja: /失|減|奪/, en: /\blos|tak/i, said: { ja: /を失う/, en: /\bloses \d/i } }),
  wordRow('ワーカー', 'worker', 'gainWorkers', {
    said: { ja: /ワーカー\d+体を得/, en: /\bgains? \d+ workers?\b/i },
  }),
  wordRow('改善', 'upgrade', 'upgrade', { said: { ja: /改善を/, en: /\b(?:\d+ |an? )upgrades?\b/i } }),
  wordRow('配備', 'deploy', 'deploy', { said: { ja: /配備[しす]/, en: /\bdeploy/i } }),
  wordRow('建設', 'build', 'build', { ja: /建/, said: { ja: /建設[しす]/, en: /\bbuilds? / } }),
  wordRow('徴兵', 'enlist', 'enlist', { said: { ja: /徴兵[しす]/, en: /\benlists? / } }),
  wordRow('生産', 'produce', 'produce harvest', { en: /\bproduc/i, said: { ja: /生産[しす]/, en: /\bproduces? / } }),
  wordRow('移動', 'move', 'moveUnits', { ja: /移動|動か/, en: /\bmov/i }),
];

const conditions: readonly WordRow[] = [
  wordRow('支配', 'control', 'controlled', {
    said: { ja: /支配し/, en: /\bcontrols?\b/i },
    also: 'retreatNear harvest resourcesOf mostOfOneResource',
  }),
  wordRow('隣', 'next to', 'neighbours', {
    en: /next to|neighbo|adjacent|beside|border/i,
    said: { ja: /隣/, en: /\bnext to\b/i },
    also: 'retreatNear',
  }),
  wordRow('出口', 'exit', 'exits', { said: { ja: /出口/, en: /\bexits?\b/i } }),
  wordRow('トンネル', 'tunnel', 'tunnel', { said: { ja: /トンネル/, en: /\btunnels?\b/i } }),
  wordRow('湖', 'lake', 'lake enterLakes', { said: { ja: /湖に|湖の/, en: /\blakes?\b/i } }),
  wordRow('川', 'river', 'crossRivers', { said: { ja: /川を/, en: /\brivers?\b/i } }),
  wordRow('ファクトリー', 'factory', 'factory', {
    said: { ja: /ファクトリー(?!カード)/, en: /\bfactory\b(?! card)/i },
  }),
  wordRow('地形', 'terrain', 'mostOfOneTerrain terrainsOf', { said: { ja: /地形/, en: /\bterrains?\b/i } }),
  wordRow('ほかのプレイヤー', 'another player', 'otherSeats', {
    ja: /ほか|他|相手/,
    en: /other|else|opponent/i,
    said: { ja: /(?:ほか|他)のプレイヤー/, en: /\b(?:other players?|another player)/i },
  }),
  wordRow('星', 'star', 'starsOf', { said: { ja: /星[をが]/, en: /\bstars?\b/i } }),
  wordRow('建造物', 'structure', 'structures', { said: { ja: /建造物/, en: /\bstructures?\b/i }, also: 'build' }),
  wordRow('メック', 'mech', 'mech', { said: { ja: /メックが\d/, en: /\d+ (?:or more )?mechs?\b/i }, also: 'deploy' }),
  wordRow('ユニット', 'unit', 'fighter', { ja: /キャラクター|メック|ユニット/, en: /character|mech|unit/i }),
];

const combat: readonly WordRow[] = [
  wordRow('攻撃側', 'attack', 'attacks', { ja: /攻撃/, said: { ja: /攻撃側/, en: /\battack(?:er|s)?\b/i } }),
  wordRow('防御側', 'defend', 'defends', { ja: /防御/, said: { ja: /防御側/, en: /\bdefend(?:er|s)?\b/i } }),
  wordRow('相手', 'opponent', 'opponent', { said: { ja: /相手は/, en: /\bopponents?\b/i } }),
  wordRow('同点', 'tie', 'winTies', { said: { ja: /同点/, en: /\bties?\b/i } }),
  wordRow('撤退', 'retreat', 'retreatNear workersCost', { ja: /撤退|退/, said: { ja: /撤退/, en: /\bretreat/i } }),
  wordRow('勝つ', 'win', 'won', { ja: /勝/, en: /\bw[io]n/i }),
  wordRow('負ける', 'lose', 'lost', { ja: /負/, en: /\blos[et]/i }),
  wordRow('歩', 'step', 'steps', { said: { ja: /\d歩/, en: /\bsteps?\b/i }, also: 'crossRivers enterLakes' }),
  wordRow('コスト', 'cost', 'free anyKind bottomCost', {
    ja: /コスト|無料/,
    en: /\bcosts?|free\b/i,
    said: { ja: /コスト/, en: /\bcosts?\b/i },
  }),
];

const { claims, dues } = wordRows([...gains, ...conditions, ...combat]);

const counted = (unit: string, ja: string, en: string) => ({
  ahead: [new RegExp(`${ja}[がをは]?$`), unit] as const,
  behind: [new RegExp(`^ (?:or (?:more|less|fewer) |more )?${en}\\b`), unit] as const,
});
const units = [
  counted('coins', 'コイン', 'coins?'),
  counted('power', '戦力', 'power'),
  counted('popularity', '民心', 'popularity'),
  counted('cards', 'カード', '(?:combat )?cards?'),
  counted('workers', 'ワーカー', 'workers?'),
];

/** Numbers and words of printed texts, in Japanese and English. */
export const texts = textChecks({
  language,
  units: {
    coins: { ja: 'コイン', one: 'coin', many: 'coins' },
    power: { ja: '', one: 'power', many: 'power', name: '戦力' },
    popularity: { ja: '', one: 'popularity', many: 'popularity', name: '民心' },
    cards: { ja: '', one: 'combat card', many: 'combat cards', name: '戦闘カード' },
    workers: { ja: '', one: 'worker', many: 'workers', name: 'ワーカー' },
    added: { ja: '', one: 'more', many: 'more' },
    any: { ja: '', one: '', many: '' },
  },
  alsoCounted: {},
  inEnglish: units.map(({ behind }) => behind),
  ahead: units.map(({ ahead }) => ahead),
  alwaysSaid: ['coins', 'power', 'popularity', 'cards', 'workers', 'added'],
  saidAsAdded: ['coins', 'power', 'popularity', 'cards', 'workers'],
  mayOmit: ['a', 'b'],
  onlySwapped: true,
  commonNames: true,
  cardId: /\b(?:[A-Z]-?\d+)\b/g,
  kinds: noWords,
  attributes: noWords,
  ...untimedTexts,
  besides: new Map(),
  claims,
  dues,
});
