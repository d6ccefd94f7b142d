import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { damageTypes } from '../contract/vocabulary.ts';
import { language } from '../language/language.ts';
import groups from '../words/groups.json' with { type: 'json' };
import type { Counted } from './effect-facts.ts';

/** What a text says of what its effects do: no more of it is understood. */
export interface Said {
  readonly numbers: readonly Counted[];
  /** Numbers written as words, in a language that does so: they may stand for one of the effects. */
  readonly spelled: readonly number[];
  readonly damageTypes: readonly string[];
  readonly abilities: readonly string[];
  readonly areas: readonly string[];
  readonly cards: readonly string[];
  /** Triggers whose phrase it holds. */
  readonly triggers: readonly string[];
  /** It says how much for each of several: one each needs no number in the effects. */
  readonly perEach: boolean;
  /** It says that something is as elsewhere: what it leaves out is no fault. */
  readonly refers: boolean;
}
/** What the areas of a project are called in the language of a text, by their ids. */
export type AreaNames = ReadonlyMap<string, string>;

const units: { readonly [behind: string]: Counted['unit'] } = {
  点: 'points',
  回復: 'points',
  枚: 'cards',
  個: 'tokens',
  体: 'enemies',
  人: 'pcs',
  つ: 'things',
  倍: 'times',
};
const cardId = /\b(?:SC\d\d|[A-Z]{1,2})-[0-9A-Z]{2,4}\b/g;
/** What is named only to say that it does not hold. */
// Each run of digits is begun once, and gaps are bounded: a text takes time by its length, however it is written
const negated = /(?<!\d)\d+[点枚個人体つ](?:ではなく|以[上下]でも)|(?:instead of|in place of|rather than|not) \d+/g;
const number = /([+＋\-−－])?(\d+)(点|回復|枚|個|体|人|倍|つ)?/g;
/** What stands behind a number in English, some words between. */
const english: readonly (readonly [RegExp, Counted['unit']])[] = [
  [/^ (?:[a-z]+ ){0,2}?(?:tokens?|AP)\b/, 'tokens'],
  [/^ (?:[a-z]+ ){0,1}?(?:damage|HP)\b/, 'points'],
  [/^ (?:[A-Za-z-]+ ){0,3}?(?:cards?|artifacts?)\b/, 'cards'],
  [/^ (?:[a-z]+ ){0,1}?enem(?:y|ies)\b/, 'enemies'],
  [/^ (?:[a-z]+ ){0,1}?PCs?\b/, 'pcs'],
];
const japanese = /[\u3040-\u30ff\u4e00-\u9fff]/;
const spelledNumbers = [
  ['two', 'zwei', 'twice', 'double', 'both', 'doppelt', 'verdopp'],
  ['three', 'drei'],
  ['four', 'vier'],
  ['five', 'fünf'],
  ['six', 'sechs'],
];

const times = language.ops.flatMap(({ id, facts: { time } }) => (time === undefined ? [] : [{ id, time }]));

const textsWith = memoizeByKey((_: AreaNames) => new Map<string, Said>());
/** More texts than any project has: what was typed on the way need not be kept. */
const mostTexts = 20_000;

/** Understands a text; the same value as long as the areas are called the same. */
export function saidBy(written: string, areas: AreaNames): Said {
  const texts = textsWith(areas);
  if (texts.size > mostTexts) texts.clear();
  const said = texts.get(written) ?? understood(written, areas);
  texts.set(written, said);
  return said;
}

function understood(written: string, areas: AreaNames): Said {
  const text = halfWidth(written);
  const counted = text.replace(cardId, ' ').replace(negated, ' ');
  const isJapanese = japanese.test(text);
  const numbers = [...counted.matchAll(number)].map((found): Counted => {
    const [whole, sign, digits, behind = ''] = found;
    const rest = counted.slice(found.index + whole.length);
    const unit = units[behind] ?? english.find(([pattern]) => pattern.test(rest))?.[1];
    return { value: Number(digits), unit: unit ?? (sign === undefined ? 'any' : 'added'), op: '' };
  });
  const words = text.toLowerCase();
  return {
    numbers,
    spelled: isJapanese
      ? []
      : spelledNumbers.flatMap((forms, i) => (forms.some((form) => words.includes(form)) ? [i + 2] : [])),
    damageTypes: occurrences(words, damageTypes.filter(isDealt), (type) => Object.values(groups.damageType[type])),
    abilities: occurrences(words, abilityIds, (ability) => Object.values(groups.ability[ability])),
    areas: occurrences(text, [...areas.keys()], (area) => [areas.get(area) ?? area]),
    cards: [...text.matchAll(cardId)].map(([id]) => id),
    triggers: times.filter(({ time }) => time.test(text)).map(({ id }) => id),
    perEach: /につき|ごとに|\b(?:for each|for every|per)\b/i.test(text),
    refers: /同じ|同様|\b(?:the same|likewise)\b/i.test(text),
  };
}

const abilityIds = Object.keys(groups.ability) as (keyof typeof groups.ability)[];
/** 撤退 is also what PCs do. */
const isDealt = (type: string): boolean => type !== 'retreat';

/** Each of the things as often as one of its names stands in a text. */
function occurrences<Id extends string>(
  text: string,
  ids: readonly Id[],
  namesOf: (id: Id) => readonly string[],
): Id[] {
  return ids.flatMap((id) =>
    namesOf(id).flatMap((name) =>
      text
        .split(name)
        .slice(1)
        .map(() => id),
    ),
  );
}

/** Digits as a designer types them, full-width or in kanji up to ten. */
function halfWidth(text: string): string {
  return text
    .replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - '０'.charCodeAt(0)))
    .replace(/[一二三四五六七八九十](?=[点枚個体人倍])/g, (digit) => String('一二三四五六七八九十'.indexOf(digit) + 1));
}
