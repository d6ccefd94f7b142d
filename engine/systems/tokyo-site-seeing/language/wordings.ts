import type { Wordings } from '#engine/library/words/also-said.ts';

const self = { op: 'self' };
const toSelf = { to: self };
const target = { to: { op: 'target' } };
const here = { op: 'progressOn', of: { op: 'thisCard' } };
const inSite = { area: 'SITE' };

/** Further wordings on cards, only for reading. */
export const wordings: Wordings = {
  thisBot: [{ ja: 'このカード', en: 'this card' }],
  attacker: [{ ja: 'そのPC', en: 'that PC' }],
  self: [
    { ja: 'そのPC', en: 'you' },
    { ja: '解決したPC', en: 'that PC' },
    { en: 'yourself' },
    { en: 'the PC that solved it' },
  ],
  thisCard: [
    { ja: 'ここ', en: 'it' },
    { ja: 'この敵', en: 'this enemy' },
  ],
  allPcs: [
    { ja: '各PC', en: 'each PC' },
    { ja: 'PC', en: 'PCs' },
    { en: 'every PC' },
    { en: 'PC in any area' },
    { en: 'all PCs' },
  ],
  pcsHere: [
    { ja: 'このエリアのPC', en: 'each PC in this area' },
    { ja: 'このエリアにPC' },
    { en: 'every PC in this area' },
    { en: 'PCs in this area' },
    { en: 'PC in this area' },
  ],
  otherPcsHere: [
    { ja: 'このエリアのほかのPC', en: 'each other PC in this area' },
    { ja: 'このエリアにほかのPC', en: 'another PC in this area' },
    { en: 'other PC in this area' },
  ],
  pcsInArea: [{ ja: '{area}にPC' }, { ja: '{area}にいるPC', en: 'each PC in {area}' }, { en: 'every PC in {area}' }],
  participants: [
    { ja: '参加者全員', en: 'each participant' },
    { ja: '参加者', en: 'participants' },
    { en: 'every participant' },
  ],
  target: [
    { ja: '敵1体', en: 'one enemy', usual: true },
    { ja: 'このエリアか隣接するエリアの敵1体', en: 'one enemy in this area or an adjacent one' },
    { ja: 'このエリアのすべての敵', en: 'every enemy in this area' },
    { ja: '敵2体まで', en: 'up to 2 enemies' },
    { en: 'an enemy' },
    { en: 'one enemy in this area or an adjacent area' },
    { en: 'one enemy in this or an adjacent area' },
    { en: 'each of up to 2 enemies' },
    { en: 'each of up to 3 enemies in this or an adjacent area' },
  ],
  enemiesHere: [{ ja: 'このエリアのすべての敵', en: 'every enemy in this area' }, { ja: 'このエリアに敵' }],
  exhausted: [
    { ja: '{of}のスキルか装備', en: 'one skill or equipment of {of}' },
    { ja: '{of}のスキル', en: 'a skill of {of}', with: { kind: 'skill' } },
    { en: 'your skills or equipped cards', with: { of: self } },
    { en: 'their skills or equipped cards', with: { of: self } },
    { en: 'your skills', with: { of: self, kind: 'skill' } },
  ],
  hand: [
    { ja: '手札', en: 'your hand', with: { of: self } },
    { en: 'card from your hand', with: { of: self } },
  ],
  marketHere: [
    {
      ja: 'このエリアのマーケットから[{maxRarity}以下の][購入コスト{maxCost}以下の][{kind}]カード',
      en: 'a[ {maxRarity} or lower][ {kind}] card[ with purchase cost {maxCost} or less] from this area’s market',
    },
    { ja: 'このエリアのマーケットの[購入コスト{maxCost}以下の]カード' },
    {
      en: '[{maxRarity} or lower ][{kind} ]card[ with a purchase cost of {maxCost} or less] from the market of this area',
    },
    { en: '[{kind} ]cards[ of {maxRarity} rarity or lower] from the market of this area' },
    { en: 'Common or Rare card from the market of this area', with: { maxRarity: 'rare' } },
  ],
  damageOn: [{ ja: '{of}に置かれたダメージ', en: 'the damage on {of}' }],
  progressOn: [{ ja: '{of}の進行トークン' }],
  apOf: [{ ja: '{of}のAPトークン' }],
  count: [{ ja: '{of}の人数' }, { ja: '{of}の枚数' }],
  atLeast: [
    { ja: '{than}個以上ある', en: 'there are {than} or more', with: { value: here } },
    { ja: '{than}個以上', en: 'it has {than} or more', with: { value: here } },
    { ja: '進行トークンが{than}個以上ある', en: 'this card has {than} or more', with: { value: here } },
    { ja: '進行トークンが{than}個以上', with: { value: here } },
    { ja: '{value}が{than}点以上' },
    { ja: '{value}が{than}個以上' },
    { ja: '{than}が{value}個以下' },
    { ja: '{than}が{value}枚以下' },
    { en: 'there are {than} or more progress tokens here', with: { value: here } },
    { en: 'there are {than} or more trouble cards in this area', with: { value: { op: 'troublesHere' } } },
    { en: 'there is at most {value} trouble card in this area', with: { than: { op: 'troublesHere' } } },
    {
      en: 'there are {than} or more enemies in this area',
      with: { value: { op: 'count', of: { op: 'enemiesHere' } } },
    },
    { en: 'you have {than} or more damage', with: { value: { op: 'damageOn', of: self } } },
    { en: '{than} or more', with: { value: here } },
  ],
  if: [
    { ja: 'なくなったら、{then}', en: 'when none is left, {then}', with: { if: { op: 'equals', a: here, b: 0 } } },
    { ja: '{if}、{then}' },
    { en: 'if none is left, {then}', with: { if: { op: 'equals', a: here, b: 0 } } },
    { en: 'with {if}, {then}' },
    { en: 'with {if} {then}' },
    { en: 'at {if} {then}' },
  ],
  each: [
    { ja: '{of:any}はそれぞれ{do}', each: { op: 'self', apart: true } },
    { ja: '{of:any}はそれぞれ、{do}', each: { op: 'self', apart: true } },
    { ja: '{of}は{do}', each: self },
    { ja: '{of}は、{do}', each: self },
  ],
  troublesHere: [
    { ja: 'このエリアのトラブルカード', en: 'the troubles in this area' },
    { ja: 'このエリアのトラブルカードの枚数' },
    { en: 'the number of trouble cards in this area' },
  ],
  damage: [
    {
      ja: '{to}に{irreducible?軽減できない}{type}ダメージ{amount}点',
      en: '{amount} {irreducible?irreducible }{type} damage to {to}',
      usual: true,
    },
    { ja: '{to}に、{irreducible?軽減できない}{type}ダメージ{amount}点' },
    { ja: '{to}にそれぞれ{type}ダメージ{amount}点', en: '{amount} {type} damage each to {to}' },
    { ja: '{to}に{amount}点の{type}ダメージ', en: '{type} damage to {to} equal to {amount}' },
    { ja: '{to}に{amount}の点数の{type}ダメージ' },
    {
      ja: '{to}に{type}ダメージ{amount}点。このダメージは軽減されない',
      en: '{amount} {type} damage to {to}. This damage cannot be reduced',
      with: { irreducible: true },
    },
    {
      ja: '{to}は{irreducible?軽減できない}{type}ダメージ{amount}点を受ける',
      en: '{to} {to|takes|take} {amount} {irreducible?irreducible }{type} damage',
    },
    { ja: '{type}ダメージ{amount}点', en: '{amount} {type} damage', with: target },
    {
      ja: '{irreducible?軽減できない}{type}ダメージ{amount}点を受ける',
      en: 'take {amount} {type} damage',
      with: toSelf,
    },
    { en: '{amount} {type} damage to {to}. It cannot be reduced', with: { irreducible: true } },
    { en: 'deal {amount} {type} damage to {to}' },
    { en: 'deal {to} {type} damage equal to {amount}' },
  ],
  heal: [
    { ja: '自分のHPを{amount}回復する', en: 'heal {amount} HP', with: toSelf, usual: true },
    { ja: 'HPを{amount}回復する', en: 'heal {amount}', with: toSelf },
    { en: '{to} heals {amount} HP' },
    { en: 'heal {amount} HP of {to}' },
    { en: '{to} recover {amount} HP' },
    { en: '{to} recovers {amount} HP' },
    { en: 'heal {amount} HP of yours', with: toSelf },
    { en: 'heal {amount} HP', with: toSelf },
    { en: 'heal {to} by {amount} HP' },
  ],
  gainAp: [
    { ja: 'APトークンを{amount}個得る', en: 'gain {amount*AP token|AP tokens}', with: toSelf, usual: true },
    { en: '{to} gains {amount*AP token|AP tokens}' },
  ],
  loseAp: [
    { ja: 'APトークンを{amount}個失う', en: 'lose {amount*AP token|AP tokens}', with: toSelf, usual: true },
    { en: '{to} loses {amount*AP token|AP tokens}' },
  ],
  draw: [
    { ja: 'カードを{amount}枚引く', en: 'draw {amount*card|cards}', with: { who: self }, usual: true },
    { en: '{who} draws {amount*card|cards}' },
  ],
  drawSite: [{ ja: '『サイト』カードを{amount}枚引く', en: 'draw {amount*SITE card|SITE cards}', with: { who: self } }],
  drawTrouble: [
    { ja: 'トラブルカードを1枚引いて配置する', en: 'draw and place a trouble card', with: { who: self } },
    { ja: '{who}はトラブルカードを1枚引いて配置する', en: '{who} draws and places 1 trouble card' },
    { en: '{who} draws and places a trouble card' },
  ],
  gain: [
    {
      ja: '{from}の山札の一番上のカードを獲得する',
      en: 'gain the top card of the {from} deck',
      with: { who: self },
    },
    { en: '{who} gains the top card of the {from} deck' },
  ],
  take: [
    { ja: '{card}を購入する', en: 'buy {card}', with: { who: self } },
    { en: 'buy 1 {card}', with: { who: self } },
  ],
  placeProgress: [
    { ja: '{amount}個置く', en: 'place {amount} here', with: { on: { op: 'thisCard' } } },
    {
      ja: '進行トークンを{amount}個置く',
      en: 'place {amount*progress token|progress tokens} here',
      with: { on: { op: 'thisCard' } },
    },
    { en: 'place {amount*progress token|progress tokens} on {on}' },
  ],
  removeProgress: [
    { ja: '{on}の進行トークンを{amount}個取り除く', en: 'remove {amount*progress token|progress tokens} from {on}' },
    { ja: 'それを{amount}個取り除く', en: 'remove {amount} of them', with: { on: { op: 'thisCard' } } },
    { ja: '{on}から進行トークンを{amount}個ずつ取り除く' },
    { en: 'take {amount*progress token|progress tokens} off {on}' },
  ],
  refresh: [
    {
      ja: '{of}から消耗トークンを{amount}個ずつ取り除く',
      en: 'remove {amount*exhaust token|exhaust tokens} from {of}',
    },
    { en: 'take {amount*exhaust token|exhaust tokens} off {of}' },
  ],
  isDown: [{ ja: 'ダウンしている', en: 'downed', with: { pc: self } }],
  increase: [
    { ja: 'ダメージ＋{amount}点', en: 'damage +{amount}' },
    { ja: 'そのダメージを{amount}点増やす' },
    { en: '+{amount}' },
    { en: 'increase its damage by {amount}' },
  ],
  multiplyDamage: [
    { ja: 'そのダメージを{times}倍にする', en: 'multiply that damage by {times}' },
    { en: 'double its damage', with: { times: 2 } },
  ],
  ignoreReduction: [
    { ja: '敵のダメージ軽減を無効にする', en: 'ignore the damage reduction of enemies' },
    { en: 'ignore the enemies’ damage reduction' },
  ],
  redirectDamage: [
    { ja: 'ダメージを{to}が代わりに受ける', en: '{to} takes the damage instead' },
    { ja: '{to}が代わりに受ける', en: '{to} takes it instead' },
    { en: '{to} takes damage in your place' },
  ],
  onDamage: [
    { ja: '{to:any}が{byEnemy?敵から}受ける{type}', goesOn: true },
    { ja: '{to:any}1人が{byEnemy?敵から}受ける{type}', goesOn: true },
    { ja: '{to:any}の受ける{type}', goesOn: true },
    { ja: '敵から受ける{type}', with: { to: self, byEnemy: true }, goesOn: true },
    { ja: '{to:any}がダメージを受けるとき' },
    { en: 'reduce {type} damage to {to:any}{byEnemy? from an enemy}', goesOn: true },
    { en: '{type} damage to {to:any}', goesOn: true },
  ],
  onEnter: [
    { ja: '{who:any}がこのエリアに入ったとき', en: 'when {who:any} enters this area' },
    { ja: '{who:any}が{area}に入ったとき', en: 'when {who:any} enters {area}' },
  ],
  onLeave: [
    { ja: '{who:any}がこのエリアから出たとき', en: 'when {who:any} leaves this area' },
    { ja: '{who:any}が{area}から出たとき', en: 'when {who:any} leaves {area}' },
  ],
  onAttack: [
    { ja: '{who:any}が{on:any}を攻撃するとき', en: 'when {who:any} attacks {on:any}' },
    { en: 'when {who:any} makes an attack action' },
    { en: 'when you make an attack action', with: { who: self } },
  ],
  onDrive: [
    { ja: '{vehicle:any}で移動したら', en: 'when you move with {vehicle:any}' },
    { en: 'when you move by {vehicle:any}' },
  ],
  onSolve: [
    { ja: 'カード{card}が解決されたとき', en: 'when {card} is solved' },
    { ja: '{kind}が解決されたとき', en: 'when a {kind} is solved' },
    { ja: '{kind}カードを解決したPCは', en: 'when a {kind} card is solved' },
  ],
  onPlace: [{ ja: 'このカードが置かれたとき', en: 'when this card is placed' }],
  onFindArtifact: [{ ja: 'アーティファクトが入手されるとき', en: 'when an artifact is gained' }],
  modify: [
    { ja: '{of}の{number}[{add}]', en: '{number} of {of} {add}' },
    { ja: '{of}が購入するカードの{number}[{add}]' },
    { ja: '{of}が『サイト』に入る移動判定の目標値{add}', with: { number: 'enterTarget' } },
    { en: 'your {number} {add}', with: { of: self } },
    { en: 'the {number} of cards that {of} buy {add}' },
    { en: 'the {number} of cards you buy {add}', with: { of: self } },
    { en: 'the target of {of}’ checks to move into SITE {add}', with: { number: 'enterTarget' } },
    { en: 'the target of your checks to move into SITE {add}', with: { number: 'enterTarget', of: self } },
    { en: 'the target of {of}’ move checks {add}', with: { number: 'moveTarget' } },
    { en: 'your move target {add}', with: { number: 'moveTarget', of: self } },
    { en: '{of}’ {number} {add}' },
  ],
  setNumber: [
    { ja: '{of}が購入するカードの{number}は、すべて{to}になる', en: '{of} pays {to} for every card' },
    { en: 'every card you buy has a {number} of {to}', with: { of: self } },
  ],
  forbid: [
    { ja: '{of}のHPは回復しない', en: '{of} cannot heal', with: { what: 'heal' } },
    { en: '{of} cannot be healed', with: { what: 'heal' } },
  ],
  allow: [{ ja: '{of}は装備から外せる', en: '{of} can be unequipped', with: { what: 'drop' } }],
  where: [
    {
      ja: 'このエリアのダウンしているPC',
      en: 'a downed PC in this area',
      with: { of: { op: 'pcsHere' }, as: 'downed', if: { op: 'isDown', pc: { op: 'named', name: 'downed' } } },
    },
  ],
  loseGame: [
    { ja: '敗北となる', en: 'you lose' },
    { ja: 'プレイヤー全員の敗北となる', en: 'all players lose' },
    { en: 'you lose the game' },
    { en: 'all players lose the game' },
    { en: 'the game is lost' },
  ],
  revealScenario: [{ ja: '{card}を公開する', en: 'reveal {card}' }],
  discardScenario: [{ ja: '{card}を捨て札にする', en: 'discard {card}' }],
  setAside: [{ ja: '{card}を脇に置く', en: 'set {card} aside' }],
  shuffleInto: [{ ja: '{card}を{pile}の山札に加えてシャッフルする', en: 'shuffle {card} into the {pile} deck' }],
  placeScenario: [
    { ja: 'このカードを{area}に置く', en: 'place this card in {area}', own: 'card' },
    { ja: '{area}に置く', own: 'card' },
    { ja: '{card}をそのエリアに置く' },
    { en: 'place it in {area}', own: 'card' },
    { en: '{card} in {area}' },
  ],
  useMod: [
    {
      ja: '選んだシナリオMODカードがあれば、それを使用する',
      en: 'if a scenario MOD card was chosen, use it',
    },
    { en: 'if you have chosen scenario MOD cards, use them' },
  ],
  isIn: [
    { ja: '『サイト』にいる', en: 'in SITE', with: { pc: self, ...inSite } },
    { en: 'you are in SITE', with: { pc: self, ...inSite } },
  ],
  discardTrouble: [
    { ja: 'その内容を適用せずに捨て札にする', en: 'discard it without applying it' },
    { ja: 'それを捨て札にする' },
  ],
  redrawTrouble: [{ ja: 'それを捨て札にし、1枚引き直す', en: 'discard it and draw another' }],
  equals: [{ en: 'there is no trouble card in this area', with: { a: { op: 'troublesHere' }, b: 0 } }],
  exhaust: [{ en: 'put {amount*exhaust token|exhaust tokens} on {of}' }],
  unseal: [
    { en: 'take the seal token off {who}’s {skill}' },
    { en: 'take the seal token off your {skill}', with: { who: self } },
    { en: 'remove the seal tokens from {who}’ {skill}s' },
  ],
  gainArtifact: [{ en: 'gain an artifact' }],
  reduce: [{ en: 'by {amount}' }],
  onDrawTrouble: [
    { en: 'when {who:any} draws a trouble card' },
    { en: 'when you draw a trouble card', with: { who: self } },
  ],
};
