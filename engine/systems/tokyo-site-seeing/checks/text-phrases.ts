import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { factsOf, type Phrase } from '#engine/kernel/language/facts.ts';
import { nodesIn } from '#engine/kernel/language/nodes-in.ts';
import type { Text } from '#engine/kernel/system.ts';
import { type Rarity, skillKinds } from '../contract/vocabulary.ts';
import { language } from '../language/language.ts';
import { phrases } from '../language/phrases.ts';
import groups from '../words/groups.json' with { type: 'json' };
import type { Worded } from './collect-card-texts.ts';

/** What effects hold, as far as words of a text depend on it. */
interface Held {
  /** The phrases that they account for. */
  readonly printed: ReadonlySet<Phrase>;
  readonly worded: Worded;
  has(...ops: readonly string[]): boolean;
  /** What is written under a key, in any node. */
  at(key: string): readonly Json[];
}
/** A phrase that can be said only of some effects. */
interface Claim extends Phrase {
  readonly fits: (held: Held) => boolean;
}
/** What effects do that a text does not leave unsaid. */
interface Due extends Required<Phrase> {
  readonly holds: (held: Held) => boolean;
  readonly word: Text;
}
/** A word that no effect does, or an effect that no word tells of. */
export type KeywordFault = { readonly said: string } | { readonly unsaid: Text };

/** Selectors that look beyond an area. */
const wide = ['allPcs', 'otherPcs', 'participants', 'pcsInArea', 'areaOf', 'where', 'holder', 'companions'];
const isAttack = ({ worded }: Held): boolean => worded.targets !== undefined;
const alters = (held: Held, number: string): boolean => held.at('number').includes(number);

/** What accounts for a phrase besides the words of the language: what is written of an entry itself. */
const besides: ReadonlyMap<Phrase, Claim['fits']> = new Map<Phrase, Claim['fits']>([
  [phrases.irreducible, (held) => held.at('irreducible').includes(true)],
  [phrases.may, ({ worded }) => worded.interrupt],
  [phrases.allEnemies, ({ worded }) => worded.targets === 'all'],
  [phrases.adjacent, ({ worded }) => worded.reaches],
  [phrases.thisArea, isAttack],
  [phrases.damage, isAttack],
  [phrases.hand, (held) => alters(held, 'handSize')],
  [phrases.equipped, (held) => alters(held, 'equipTarget')],
]);

const printedFor = (op: string): readonly Phrase[] => factsOf(language).get(op)?.printed ?? [];

const claims: readonly Claim[] = [
  ...[...new Set(language.ops.flatMap(({ id }) => printedFor(id)))].map((phrase): Claim => {
    const fits = besides.get(phrase);
    return { ...phrase, fits: (held) => held.printed.has(phrase) || fits?.(held) === true };
  }),
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
      const said = claim[tongue]?.exec(plain);
      const isRight = !said || claim.fits(held) || isSaidByAnother(held, said, tongue);
      return isRight ? [] : [{ said: said[0] }];
    }),
    ...dues.flatMap((due) => (!due.holds(held) || due[tongue].test(text) ? [] : [{ unsaid: due.word }])),
    ...wrongSigns(held, text).map((said) => ({ said })),
  ];
}

/** Whether the words are those of something that the effects do hold: another word may be printed with the same ones. */
function isSaidByAnother(held: Held, said: RegExpExecArray, tongue: keyof Phrase): boolean {
  return [...held.printed].some((phrase) => {
    const own = phrase[tongue]?.exec(said.input);
    return own ? own.index < said.index + said[0].length && said.index < own.index + own[0].length : false;
  });
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
  // What becomes of the card is done as by a word, and what is forbidden or allowed is spoken of as one
  const ops = new Set([...nodes.flatMap(({ op, node }) => [op, String(node['what'])]), String(worded.after)]);
  return {
    printed: new Set([...ops].flatMap(printedFor)),
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
