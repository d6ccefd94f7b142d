import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { Text } from '#engine/kernel/system.ts';
import { type Rarity, skillKinds } from '../contract/vocabulary.ts';
import { nodesIn } from '../language/nodes-in.ts';
import groups from '../words/groups.json' with { type: 'json' };
import type { Worded } from './collect-card-texts.ts';

/** What effects hold, as far as words of a text depend on it. */
interface Held {
  readonly ops: ReadonlySet<string>;
  readonly worded: Worded;
  has(...ops: readonly string[]): boolean;
  /** What is written under a key, in any node. */
  at(key: string): readonly Json[];
}
interface Phrase {
  readonly ja: RegExp;
  readonly en: RegExp;
}
/** A phrase that can be said only of some effects. */
interface Claim extends Phrase {
  readonly fits: (held: Held) => boolean;
}
/** What effects do that a text does not leave unsaid. */
interface Due extends Phrase {
  readonly holds: (held: Held) => boolean;
  readonly word: Text;
}
/** A word that no effect does, or an effect that no word tells of. */
export type KeywordFault = { readonly said: string } | { readonly unsaid: Text };

const never = /(?!)/;
const here = ['pcsHere', 'otherPcsHere', 'enemiesHere', 'marketHere', 'troublesHere', 'areaOf', 'adjacentAreas'];
const inPlace = ['placeScenario', 'refillMarket', 'gainArtifact', 'onFindArtifact', 'onEnter', 'onLeave', 'travel'];
const wide = ['allPcs', 'otherPcs', 'participants', 'pcsInArea', 'areaOf', 'where', 'holder', 'companions'];
const drawing = ['draw', 'drawSite', 'drawTrouble', 'drawArtifact', 'onDrawTrouble', 'redrawTrouble'];
const troubles = ['drawTrouble', 'onDrawTrouble', 'redrawTrouble', 'discardTrouble'];
/** What becomes of drawn troubles may stand on another card. */
const discarding = [
  ...['discard', 'unequip', 'discardScenario', 'discardTrouble', 'redrawTrouble', 'discardInstead'],
  'drawTrouble',
];
const harming = [
  ...['damage', 'damageOn', 'damageBeforeReduction', 'damager', 'damaged', 'damageSource', 'onDamage'],
  ...['reduce', 'increase', 'multiplyDamage', 'ignoreReduction', 'negateDamage', 'redirectDamage', 'joinAttack'],
];
const isAttack = ({ worded }: Held): boolean => worded.targets !== undefined;
const alters = (held: Held, ...numbers: readonly string[]): boolean =>
  held.at('number').some((number) => numbers.includes(String(number)));
const rules = (held: Held, what: string): boolean => held.at('what').includes(what);

const claims: readonly Claim[] = [
  {
    ja: /軽減(?:され|でき)ない/,
    en: /cannot be reduced|irreducible/i,
    fits: (held) => held.at('irreducible').includes(true) || held.has('ignoreReduction', 'negateDamage'),
  },
  {
    ja: /(?<!いて)もよい/,
    en: /\byou may\b/i,
    fits: (held) => held.has('may', 'upTo', 'travel', 'choose') || held.worded.interrupt,
  },
  {
    ja: /すべての敵|敵(?:すべて|全員|全体)/,
    en: /\b(?:all|every|each) (?:visible )?enem(?:y|ies)/i,
    fits: (held) => held.worded.targets === 'all' || held.has('enemiesHere', 'allEnemies'),
  },
  {
    ja: /隣接/,
    en: /\badjacent\b/i,
    fits: (held) => held.worded.reaches || held.has('adjacentAreas', 'travel', 'goTo'),
  },
  {
    ja: /このエリア|同じエリア/,
    en: /\b(?:this|the same) area\b/i,
    fits: (held) => held.has(...here, ...inPlace, 'overlap') || isAttack(held),
  },
  {
    ja: /(?:他|ほか)の(?:参加)?PC/,
    en: /\b(?:another|other) PCs?\b/i,
    fits: (held) => held.has('otherPcs', 'otherPcsHere', 'where', 'overlap', 'not'),
  },
  { ja: /回復/, en: /\bheal(?:s|ed)?\b/i, fits: (held) => held.has('heal') || rules(held, 'heal') },
  { ja: /ダメージ/, en: /\bdamage\b/i, fits: (held) => held.has(...harming) || isAttack(held) },
  { ja: /(?<!トラブル)(?<!』)カードを\d*枚?引/, en: /\bdraws? \d+ cards?\b/i, fits: (held) => held.has(...drawing) },
  { ja: /トラブルカードを\d*枚?引/, en: /\bdraws? (?:\d+|a) trouble/i, fits: (held) => held.has(...troubles) },
  {
    ja: /捨て札に(?:し|す|でき)/,
    en: /\bdiscard (?:\d+|this|that|it|one|all|up to|the (?:drawn|card))\b/i,
    fits: (held) => held.has(...discarding) || held.worded.after === 'discard',
  },
  { ja: /除去(?:す|し)/, en: never, fits: (held) => held.has('remove') || held.worded.after === 'remove' },
  {
    ja: /手札(?!の(?:上限|調整)|が\d+枚以[上下]でも)/,
    en: /\bfrom (?:your|its|their|the) hand\b/i,
    fits: (held) => held.has('hand', 'give') || alters(held, 'handSize'),
  },
  {
    ja: /(?<!探索に)装備(?!判定)/,
    en: /\bequipped\b/i,
    fits: (held) =>
      held.has('equipped', 'unequip', 'vehicles', 'exhausted', 'lock', 'thisCard', 'gainArtifact') ||
      alters(held, 'equipTarget'),
  },
  { ja: /ダウン(?:した|して)/, en: /\bdowned\b|\bgoes down\b/i, fits: (held) => held.has('isDown', 'onDown') },
  { ja: /APトークン[^。、]{0,60}?(?:得|獲得)/, en: /\bgains? (?:\d+|an|X) AP\b/i, fits: (held) => held.has('gainAp') },
  { ja: /APトークン[^。、]{0,60}?失/, en: /\bloses? (?:\d+|an|X) AP\b/i, fits: (held) => held.has('loseAp') },
  { ja: /消耗トークン[^。、]{0,60}?置/, en: never, fits: (held) => held.has('exhaust') },
  { ja: /消耗トークン[^。、]{0,60}?取り除/, en: never, fits: (held) => held.has('refresh') },
  { ja: /封印トークン[^。、]{0,60}?置/, en: never, fits: (held) => held.has('seal') },
  { ja: /封印トークン[^。、]{0,60}?取り除/, en: /\bunseals?\b/i, fits: (held) => held.has('unseal') },
  { ja: /進行トークン[^。、]{0,60}?置(?!かれ)/, en: never, fits: (held) => held.has('placeProgress', 'moveProgress') },
  { ja: /進行トークン[^。、]{0,60}?取り除/, en: never, fits: (held) => held.has('removeProgress', 'moveProgress') },
  {
    ja: /廃棄(?:す|し)/,
    en: /\bscraps? (?:\d+|any|all|this|that|one)\b/i,
    fits: (held) => held.has('scrap', 'onScrap', 'discardInstead') || held.worded.after === 'scrap',
  },
  { ja: /軽減する/, en: never, fits: (held) => held.has('reduce') },
  { ja: /敗北(?:する|となる)/, en: /\bthe game is lost\b/i, fits: (held) => held.has('loseGame') },
  { ja: /シナリオクリア】/, en: /\[Scenario Clear\]/i, fits: (held) => held.has('clearScenario') },
  { ja: /《[^《》]*》/, en: never, fits: (held) => held.has('hasTrait', 'vehicles', 'onDrive') },
  ...skillKinds.map((kind): Claim => {
    const { ja, en } = groups.skill[kind];
    return {
      ja: new RegExp(ja),
      en: new RegExp(`\\b${en}`, 'i'),
      fits: (held) => held.at('skill').includes(kind) || held.at('skill').length === 0,
    };
  }),
  ...(['weapon', 'item', 'follower'] as const).map((kind): Claim => {
    const { ja, en } = groups.cardKind[kind];
    return {
      ja: new RegExp(`${ja}の山札`),
      en: new RegExp(`\\b${en} deck`, 'i'),
      fits: (held) => [...held.at('from'), ...held.at('pile')].includes(kind),
    };
  }),
  ...(['common', 'rare', 'epic', 'unique'] as const).map((rarity): Claim => {
    const { ja, en } = groups.rarity[rarity];
    return {
      ja: new RegExp(`${ja}以[上下]`),
      en: new RegExp(`\\b${en} or (?:higher|lower)`, 'i'),
      fits: (held) => raritiesIn(held).includes(rarity),
    };
  }),
  ...(['exhaust', 'discard', 'scrap', 'remove'] as const).map((after): Claim => {
    const { ja, en } = groups.after[after];
    return {
      ja: new RegExp(`⇒\\s*${ja}`),
      en: new RegExp(`⇒\\s*${en}`, 'i'),
      fits: ({ worded }) => worded.after === after,
    };
  }),
];

const raritiesIn = (held: Held): readonly Json[] => [...held.at('rarity'), ...held.at('maxRarity')];

const dues: readonly Due[] = [
  {
    holds: (held) => held.at('irreducible').includes(true),
    word: { ja: '軽減できない', en: 'irreducible' },
    ja: /軽減(?:され|でき|し)|割り振/,
    en: /reduc/i,
  },
  {
    holds: (held) => held.has('may'),
    word: { ja: 'してもよい', en: 'may' },
    ja: /もよい|すれば|でき|まで|受けない|任意|なら/,
    en: /\b(?:may|can|if|up to|unless|optional)/i,
  },
  {
    holds: ({ worded }) => worded.targets === 'all',
    word: { ja: 'すべての敵', en: 'every enemy' },
    ja: /すべて|全|それぞれ|ずつ/,
    en: /\b(?:all|every|each)\b/i,
  },
  {
    holds: ({ worded }) => worded.reaches,
    word: { ja: '隣接するエリア', en: 'an adjacent area' },
    ja: /隣/,
    en: /adjacent|neighbo/i,
  },
  {
    holds: (held) => held.at('byEnemy').includes(true),
    word: { ja: '敵から', en: 'from an enemy' },
    ja: /敵/,
    en: /enem/i,
  },
  {
    holds: (held) =>
      held.has('otherPcs', 'otherPcsHere') && !held.has('self', 'pcsHere', 'allPcs', 'where', 'pcsInArea'),
    word: { ja: '他のPC', en: 'another PC' },
    ja: /他|ほか|仲間|味方/,
    en: /\b(?:an)?other|else|all(?:y|ies)\b|friend/i,
  },
  {
    holds: (held) => held.has('pcsHere', 'otherPcsHere') && !held.has(...wide),
    word: { ja: 'このエリア', en: 'this area' },
    ja: /エリア|『サイト』|ここ|一緒|^(?!.*PC)/s,
    en: /\barea|\bSITE\b|\bhere\b|\bwith you|^(?!.*PC)/is,
  },
  ...(['common', 'rare', 'epic', 'unique'] as const).map((rarity: Rarity): Due => {
    const word = groups.rarity[rarity];
    return {
      holds: (held) => raritiesIn(held).includes(rarity),
      word,
      // All but starters are common or higher.
      ja: new RegExp(rarity === 'common' ? `${word.ja}|${groups.rarity.starter.ja}` : word.ja),
      en: new RegExp(rarity === 'common' ? `${word.en}|${groups.rarity.starter.en}` : word.en, 'i'),
    };
  }),
];

/** Phrases of a text that its effects do not have, and what they have that no phrase tells of. */
export function keywordFaults(worded: Worded, text: string): readonly KeywordFault[] {
  const tongue = tongueOf(text);
  if (tongue === undefined) return [];
  const held = heldBy(worded);
  const plain = text.replace(/（[^（）]*）|\([^()]*\)/g, ' ').replace(/\n/g, ' ');
  return [
    ...claims.flatMap((claim) => {
      const said = claim[tongue].exec(plain)?.[0];
      return said === undefined || claim.fits(held) ? [] : [{ said }];
    }),
    ...dues.flatMap((due) => (!due.holds(held) || due[tongue].test(text) ? [] : [{ unsaid: due.word }])),
    ...wrongSigns(held, text).map((said) => ({ said })),
  ];
}

const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
const english = /\b(?:the|this|that|each|every|your?|of|to|one)\b/i;

/** Of other languages no phrases are known. */
function tongueOf(text: string): keyof Phrase | undefined {
  if (japanese.test(text)) return 'ja';
  return english.test(text) ? 'en' : undefined;
}

/** A number that is added and said to be taken away, or the other way round. */
function wrongSigns(held: Held, text: string): readonly string[] {
  const added = held.at('add').filter((one): one is number => typeof one === 'number');
  const signed = [...text.normalize('NFKC').matchAll(/([+\-−－])\s?(\d+)/g)];
  return signed.flatMap(([said, sign, digits]) => {
    const value = Number(digits) * (sign === '+' ? 1 : -1);
    return added.includes(-value) && !added.includes(value) ? [said] : [];
  });
}

const heldBy = memoizeByKey((worded: Worded): Held => {
  const nodes = worded.parts.flatMap((part) => nodesIn(part));
  const ops = new Set(nodes.map(({ op }) => op));
  return {
    ops,
    worded,
    has: (...any) => any.some((op) => ops.has(op)),
    at: (key) => nodes.flatMap(({ node }) => (Object.hasOwn(node, key) ? [node[key] as Json] : [])),
  };
});

/** Traits in 《》 that no condition asks for, when the effects ask for others. */
export function otherTraits({ parts }: Worded, text: string, labels: ReadonlyMap<string, string>): readonly string[] {
  const meant = parts.flatMap((part) =>
    nodesIn(part).flatMap(({ op, node }) => {
      if (op === 'vehicles' || op === 'onDrive') return ['vehicle'];
      return op === 'hasTrait' ? [String(node['trait'])] : [];
    }),
  );
  const names = meant.map((id) => labels.get(id) ?? id);
  return [...text.matchAll(/《([^《》]*)》/g)].flatMap(([whole, name = '']) =>
    names.length === 0 || names.includes(name) ? [] : [whole],
  );
}

/** What the traits of a project and of those it requires are called. */
export function traitLabels(documents: { readonly [file: string]: Json }): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(documents).flatMap(([file, document]) => {
      const words =
        file.endsWith('words.json') && !file.includes('l10n/') && isObject(document) ? document['words'] : [];
      return (Array.isArray(words) ? (words as readonly JsonObject[]) : []).map(
        ({ id, label }) => [String(id), String(label)] as const,
      );
    }),
  );
}
