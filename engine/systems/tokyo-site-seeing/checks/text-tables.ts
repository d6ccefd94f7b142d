import type { Json } from '#engine/kernel/basics/json.ts';
import { textChecks } from '#engine/library/content-checks/printed-text.ts';
import type { Claim, EffectView, RequiredPhrase } from '#engine/library/content-checks/text-tables.ts';
import { abilities, damageTypes, skillKinds, timings } from '../basics/vocabulary.ts';
import { language } from '../language/language.ts';
import { phrases } from '../language/phrases.ts';
import counting from '../words/counting.json' with { type: 'json' };
import groups from '../words/groups.json' with { type: 'json' };

/** Selectors beyond one area. */
const wide = ['allPcs', 'otherPcs', 'participants', 'pcsInArea', 'areaOf', 'where', 'holder', 'companions'];
const isAttack = ({ text }: EffectView): boolean => text.marks.includes('aimed');
const alters = (held: EffectView, number: string): boolean => held.at('number').includes(number);
const raritiesIn = (held: EffectView): readonly Json[] => [...held.at('rarity'), ...held.at('maxRarity')];
const rarities = ['common', 'rare', 'epic', 'unique'] as const;

const claims: readonly Claim[] = [
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
  ...rarities.map((rarity): Claim => {
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
      fits: ({ text }) => text.marks.includes(after),
    };
  }),
];

const dues: readonly RequiredPhrase[] = [
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
    holds: ({ text }) => text.marks.includes('allTargets'),
    word: { ja: 'すべての敵', en: 'every enemy' },
    ja: /すべて|全|それぞれ|ずつ/,
    en: /\b(?:all|every|each)\b/i,
  },
  {
    holds: ({ text }) => text.marks.includes('reaches'),
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
  ...rarities.map((rarity): RequiredPhrase => {
    const word = groups.rarity[rarity];
    // All but starters are common or higher
    const starter = rarity === 'common' ? groups.rarity.starter : undefined;
    return {
      holds: (held) => raritiesIn(held).includes(rarity),
      word,
      ja: new RegExp(starter === undefined ? word.ja : `${word.ja}|${starter.ja}`),
      en: new RegExp(starter === undefined ? word.en : `${word.en}|${starter.en}`, 'i'),
    };
  }),
];

export const texts = textChecks({
  language,
  units: counting,
  alsoCounted: { 回復: 'points' },
  inEnglish: [
    [/^ (?:[a-z]+ ){0,2}?(?:tokens?|AP)\b/, 'tokens'],
    [/^ (?:[a-z]+ ){0,1}?(?:damage|HP)\b/, 'points'],
    [/^ (?:[A-Za-z-]+ ){0,3}?(?:cards?|artifacts?)\b/, 'cards'],
    [/^ (?:[a-z]+ ){0,1}?enem(?:y|ies)\b/, 'enemies'],
    [/^ (?:[a-z]+ ){0,1}?PCs?\b/, 'pcs'],
  ],
  alwaysSaid: ['points', 'tokens', 'added'],
  saidAsAdded: ['points'],
  oneFewer: { capacity: 'pcs' },
  cardId: /\b(?:SC\d\d|[A-Z]{1,2})-[0-9A-Z]{2,4}\b/g,
  kinds: { ids: damageTypes, fields: ['type'], words: groups.damageType },
  attributes: { ids: abilities, fields: ['number'], words: groups.ability },
  timings: Object.fromEntries(timings.map((when) => [when, groups.timing[when]])),
  headers: [{ mark: 'interrupt', header: /割り込み|\[Interrupt\]/, word: { ja: '割り込み', en: 'Interrupt' } }],
  traitMark: /《([^《》]*)》/g,
  besides: new Map<object, Claim['fits']>([
    [phrases.irreducible, (held) => held.at('irreducible').includes(true)],
    [phrases.may, ({ text }) => text.marks.includes('interrupt')],
    [phrases.allEnemies, ({ text }) => text.marks.includes('allTargets')],
    [phrases.adjacent, ({ text }) => text.marks.includes('reaches')],
    [phrases.thisArea, isAttack],
    [phrases.damage, isAttack],
    [phrases.hand, (held) => alters(held, 'handSize')],
    [phrases.equipped, (held) => alters(held, 'equipTarget')],
  ]),
  claims,
  dues,
});
