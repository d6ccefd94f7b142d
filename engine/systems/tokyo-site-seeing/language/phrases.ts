import type { Phrase } from '#engine/kernel/language/facts.ts';

/** Phrases shared by several ops; others are with their op. */
export const phrases = {
  irreducible: { ja: /軽減(?:され|でき)ない/, en: /cannot be reduced|irreducible/i },
  may: { ja: /(?<!いて)もよい/, en: /\byou may\b/i },
  allEnemies: { ja: /すべての敵|敵(?:すべて|全員|全体)/, en: /\b(?:all|every|each) (?:visible )?enem(?:y|ies)/i },
  adjacent: { ja: /隣接/, en: /\badjacent\b/i },
  thisArea: { ja: /このエリア|同じエリア/, en: /\b(?:this|the same) area\b/i },
  otherPc: { ja: /(?:他|ほか)の(?:参加)?PC/, en: /\b(?:another|other) PCs?\b/i },
  damage: { ja: /ダメージ/, en: /\bdamage\b/i },
  drawCards: { ja: /(?<!トラブル)(?<!』)カードを\d*枚?引/, en: /\bdraws? \d+ cards?\b/i },
  drawTroubles: { ja: /トラブルカードを\d*枚?引/, en: /\bdraws? (?:\d+|a) trouble/i },
  discard: {
    ja: /捨て札に(?:し|す|でき)/,
    en: /\bdiscard (?:\d+|this|that|it|one|all|up to|the (?:drawn|card))\b/i,
  },
  scrap: { ja: /廃棄(?:す|し)/, en: /\bscraps? (?:\d+|any|all|this|that|one)\b/i },
  hand: { ja: /手札(?!の(?:上限|調整)|が\d+枚以[上下]でも)/, en: /\bfrom (?:your|its|their|the) hand\b/i },
  equipped: { ja: /(?<!探索に)装備(?!判定)/, en: /\bequipped\b/i },
  down: { ja: /ダウン(?:した|して)/, en: /\bdowned\b|\bgoes down\b/i },
  placeProgress: { ja: /進行トークン[^。、]{0,60}?置(?!かれ)/ },
  takeProgress: { ja: /進行トークン[^。、]{0,60}?取り除/ },
  trait: { ja: /《[^《》]*》/ },
} satisfies { readonly [name: string]: Phrase };
