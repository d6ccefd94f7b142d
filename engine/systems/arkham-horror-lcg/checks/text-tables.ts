import { textChecks } from '#engine/library/content-checks/printed-text.ts';
import { noWords, untimedTexts } from '#engine/library/content-checks/text-tables.ts';
import { type WordRow, wordRow, wordRows } from '#engine/library/content-checks/word-rows.ts';
import { keywords, skills } from '../formats/cards.ts';
import { language } from '../language/language.ts';
import groups from '../words/groups.json' with { type: 'json' };

const harm = 'deal dealt assigned moveAssigned reduceDealt heal defeat';
const tokens: readonly WordRow[] = [
  wordRow('ダメージ', 'damage', 'damage healDamage', {
    said: { ja: /ダメージ/, en: /\bdamage\b/i },
    also: `${harm} damageOn blow attack assignDamage remainingHealth`,
  }),
  wordRow('恐怖', 'horror', 'horror healHorror', {
    said: { ja: /恐怖/, en: /\bhorror\b/i },
    also: `${harm} horrorOn terror assignHorror remainingSanity`,
  }),
  wordRow('手がかり', 'clue', 'discoverClues clues cluesOn', {
    said: { ja: /手がかり/, en: /\bclues?\b/i },
    also: 'objective discover discovered investigate clueValue clueLimit',
  }),
  wordRow('破滅', 'doom', 'placeDoom removeDoom doomOn doomedCards', {
    said: { ja: /破滅/, en: /\bdoom\b/i },
    also: 'doom doomLimit objective',
  }),
  wordRow('リソース', 'resource', 'gainResources loseResources resources anyResources', {
    said: { ja: /リソース/, en: /\bresources?\b/i },
    also: 'gain resourcesOf upkeepResources cost playCard',
  }),
  wordRow('アクション', 'action', 'gainActions loseActions'),
  wordRow('直接', 'direct', 'direct', { said: { ja: /直接(?:ダメージ|恐怖)/, en: /\bdirect (?:damage|horror)\b/i } }),
];

const doings: readonly WordRow[] = [
  wordRow('引く', 'draw', 'drawCards', {
    ja: /引/,
    said: { ja: /カードを(?:\d+枚)?引[きいく]/, en: /\bdraws? \d+ cards?\b/i },
    also: 'addToHand draw upkeepCards',
  }),
  wordRow('捨てる', 'discard', 'discard discardFromHand discardThis discardCards', {
    ja: /捨|廃棄/,
    said: { ja: /このカードを捨てる/, en: /\bdiscard this card\b/i },
    also: 'revelation',
  }),
  wordRow('無作為', 'at random', 'random', {
    ja: /無作為|ランダム/,
    en: /random/i,
    said: { ja: /無作為|ランダム/, en: /\bat random\b/i },
  }),
  wordRow('消耗', 'exhaust', 'exhaust', { said: { ja: /このカードを消耗/, en: /\bexhausts? this\b/i } }),
  wordRow('回復', 'heal', 'healDamage healHorror', {
    ja: /回復|取り除/,
    said: { ja: /回復(?:し|す)/, en: /\bheals?\b/i },
    also: 'heal',
  }),
  wordRow('発見', 'discover', 'discoverClues', {
    said: { ja: /発見(?:し|す)/, en: /\bdiscovers? \d/i },
    also: 'discover discovered',
  }),
  wordRow('キャンセル', 'cancel', 'cancel', {
    ja: /キャンセル|打ち消|無効/,
    said: { ja: /キャンセルす|打ち消す/, en: /\bcancel (?:it|that|the)\b/i },
  }),
  wordRow('代わり', 'instead', 'instead', { en: /instead|in place/i }),
  wordRow('探す', 'search', 'search', {
    ja: /探|サーチ/,
    en: /search/i,
    said: { ja: /を探[しす]/, en: /\bsearch(?:es)? (?:the|your)\b/i },
  }),
  wordRow('シャッフル', 'shuffle', 'shuffleInto shuffle', { ja: /シャッフル|混ぜ/, en: /shuffl/i }),
  wordRow('ゲームから除く', 'remove from the game', 'removeFromGame', {
    ja: /除|追放/,
    en: /remov|exile/i,
    said: { ja: /ゲームから(?:取り)?除/, en: /\bremoved? [^.]{0,30}?from the game\b/i },
  }),
  wordRow('勝利', 'victory', 'addToVictory'),
  wordRow('付属', 'attach', 'attachTo', {
    ja: /付/,
    said: { ja: /に付属する|を付属させる/, en: /\battach (?:it|this|to)\b/i },
  }),
  wordRow('出現', 'spawn', 'spawn spawnEnemy'),
  wordRow('場に出す', 'into play', 'putIntoPlay', { ja: /場に/, en: /play/i }),
  wordRow('コントロール', 'control', 'takeControl'),
  wordRow('移動', 'move', 'move moveTo', { ja: /移/, en: /\bmov/i }),
  wordRow('戦闘', 'fight', 'fight', { ja: /戦/ }),
  wordRow('回避', 'evade', 'evade evadeEnemy', {
    ja: /避|逃/,
    en: /evad/i,
    said: { ja: /自動的に回避/, en: /\bautomatically evades?\b/i },
  }),
  wordRow('調査', 'investigate', 'investigate', { ja: /調/, en: /investigat/i }),
  wordRow('交渉', 'parley', 'parley', { said: { ja: /交渉。/, en: /\bparley[.:]/i } }),
  wordRow('撤退', 'resign', 'resign', { said: { ja: /撤退。/, en: /\bresign\./i } }),
  wordRow('攻撃', 'attack', 'enemyAttacks'),
  wordRow('交戦', 'engage', 'engageWith', { en: /engag/i }),
  wordRow('進む', 'advance', 'advanceCard', { ja: /進/ }),
  wordRow('裏返す', 'flip', 'flipCard', { ja: /裏/, en: /flip|turn|side/i }),
  wordRow('空白', 'blank', 'blankText'),
  wordRow('倍', 'double', 'double', { en: /doubl|times|twice/i }),
  wordRow('半分', 'halve', 'halve', { ja: /半/, en: /hal[fv]/i }),
  wordRow('できない', 'cannot', 'forbid', { ja: /でき|られない/, en: /can(?:not|'t|’t)/i }),
  wordRow('もう1枚', 'another', 'revealAnother', { ja: /もう|さらに/ }),
  wordRow('テスト', 'test', 'test', {
    said: { ja: /(?:力|敏捷)\s*テスト/, en: /\b(?:willpower|intellect|combat|agility)\s+test\b/i },
  }),
];

const limit = (ja: string, en: string, of: string): WordRow =>
  wordRow(ja, en, of, {
    ja: new RegExp(ja),
    said: {
      ja: new RegExp(`(?:${ja})(?:に|中)?(?:最大)?\\d+[回枚]まで`),
      en: new RegExp(`\\b(?:limit|max) (?:once|twice|\\d+(?: times)?) per ${en}`, 'i'),
    },
  });
const times: readonly WordRow[] = [
  limit('ラウンド', 'round', 'round roundBegins roundEnds'),
  limit('フェイズ', 'phase', 'phase'),
  limit('ターン|手番', 'turn', 'turn turnBegins turnEnds'),
  limit('ゲーム', 'game', 'game'),
  wordRow('グループ', 'group', 'limitOfGroup asGroup', { ja: /グループ|全体|全員/ }),
  wordRow('最大', 'max', 'limitOfTitle'),
  wordRow('神話フェイズ', 'mythos phase', 'mythosBegins mythosEnds', { ja: /神話/, en: /mythos/i }),
  wordRow('維持フェイズ', 'upkeep phase', 'upkeepBegins upkeepEnds', { ja: /維持/, en: /upkeep/i }),
  wordRow('開始', 'start', 'roundBegins turnBegins mythosBegins investigationBegins enemyBegins upkeepBegins', {
    ja: /開始|初め|始ま/,
    en: /start|begin/i,
  }),
  wordRow('終了', 'end', 'roundEnds turnEnds mythosEnds investigationEnds enemyEnds upkeepEnds', { ja: /終/ }),
  ...(['forced', 'revelation', 'spawn', 'prey', 'objective'] as const).map((kind): WordRow => {
    const { ja, en } = groups.face[kind];
    const said = { ja: new RegExp(`^${ja}[：:。]`), en: new RegExp(`^${en}\\b[^a-z]{0,2}[:.–—-]`, 'i') };
    return wordRow(ja, en, kind, { ja: /./, en: /./, said });
  }),
];

const gained = keywords.map((id): WordRow => {
  const { ja, en } = groups.keyword[id];
  const said = { ja: new RegExp(`${ja}を得`), en: new RegExp(`\\bgains? ${en}`, 'i') };
  return wordRow(ja, en, id, { said, also: id === 'surge' ? 'gainSurge' : '' });
});
const resolutions = Array.from({ length: 20 }, (_, i): WordRow => {
  const said = { ja: new RegExp(`結末${i + 1}(?!\\d)`), en: new RegExp(`\\bR(?:esolution )?${i + 1}\\b`) };
  return wordRow(`結末${i + 1}`, `R${i + 1}`, `R${i + 1}`, { ...said, said });
});

const { claims, dues } = wordRows([
  ...tokens,
  ...doings,
  ...times,
  ...gained,
  wordRow('波及', 'surge', 'gainSurge'),
  ...resolutions,
]);

const counted = (unit: string, ja: string, en: string) => ({
  ahead: [new RegExp(`${ja}を?$`), unit] as const,
  behind: [new RegExp(`^(?:直接)?${ja}|^ (?:direct )?${en}\\b`), unit] as const,
});
const units = [
  counted('damage', 'ダメージ', 'damage'),
  counted('horror', '恐怖', 'horror'),
  counted('clues', '手がかり', 'clues?'),
  counted('doom', '破滅', 'doom'),
  counted('resources', 'リソース', 'resources?'),
  counted('actions', 'アクション', 'actions?'),
];

/** Numbers, tokens, skills, timing, limits and keywords of printed texts. */
export const texts = textChecks({
  language,
  units: {
    damage: { ja: 'ダメージ', one: 'damage', many: 'damage' },
    horror: { ja: '恐怖', one: 'horror', many: 'horror' },
    clues: { ja: '個の手がかり', one: 'clue', many: 'clues', name: '手がかり' },
    doom: { ja: '個の破滅', one: 'doom', many: 'doom', name: '破滅' },
    resources: { ja: 'リソース', one: 'resource', many: 'resources' },
    actions: { ja: 'アクション', one: 'action', many: 'actions' },
    cards: { ja: '枚', one: 'card', many: 'cards' },
    times: { ja: '回', one: 'time', many: 'times' },
    margin: { ja: '以上', one: 'or more', many: 'or more' },
    added: { ja: '', one: 'more', many: 'more' },
    any: { ja: '', one: '', many: '' },
  },
  alsoCounted: { 体: 'enemies', 人: 'investigators' },
  inEnglish: [...units.map(({ behind }) => behind), [/^ or more\b/, 'margin'], [/^ (?:[a-z]+ )?cards?\b/, 'cards']],
  ahead: units.map(({ ahead }) => ahead),
  alwaysSaid: ['damage', 'horror', 'clues', 'doom', 'resources', 'actions', 'added'],
  saidAsAdded: ['damage', 'horror', 'clues', 'resources', 'actions', 'cards'],
  leftOut: /2(?:倍| times as much|[枚つ体]の間)|結末\d+|\b(?:R|Resolution )\d+\b|《[^《》]*》/g,
  unitOfField: { damage: 'damage', horror: 'horror' },
  mayOmit: ['than', 'a', 'b', 'limit'],
  onlySwapped: true,
  cardId: /(?!)/g,
  kinds: noWords,
  attributes: {
    ids: [...skills, 'shroud'],
    fields: ['number', 'skill'],
    words: { ...groups.skill, combat: { ja: '戦闘力', en: 'combat' }, shroud: groups.number.shroud },
  },
  ...untimedTexts,
  besides: new Map(),
  claims,
  dues,
});
