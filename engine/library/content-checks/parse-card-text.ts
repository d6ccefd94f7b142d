import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import type { CountedNumber } from './counted-number.ts';
import { isJapanese } from './script.ts';
import type { NamedIds, TextTables } from './text-tables.ts';

/** What is understood of a printed text. */
export interface CardTextFacts {
  readonly numbers: readonly CountedNumber[];
  /** Numbers as words; may match an effect. */
  readonly spelled: readonly number[];
  readonly kinds: readonly string[];
  readonly attributes: readonly string[];
  readonly names: readonly string[];
  readonly cards: readonly string[];
  readonly triggers: readonly string[];
  /** Contains "for each": a 1 needs no counterpart. */
  readonly perEach: boolean;
  /** Refers elsewhere ("the same"): omissions are fine. */
  readonly refers: boolean;
}
/** What a text can name, by id, in its language. */
export type PrintedNames = ReadonlyMap<string, string>;

const spelledNumbers = [
  ['two', 'zwei', 'twice', 'double', 'both', 'doppelt', 'verdopp'],
  ['three', 'drei'],
  ['four', 'vier'],
  ['five', 'fünf'],
  ['six', 'sechs'],
];

/** Cache limit, above the size of any project. */
export const mostTexts = 20_000;

export type TextReader = (written: string, names: PrintedNames) => CardTextFacts;

export function textReader(tables: TextTables): TextReader {
  const {
    language,
    cardId,
    units,
    alsoCounted,
    inEnglish,
    ahead = [],
    leftOut,
    kinds,
    attributes,
    commonNames,
  } = tables;
  const counters: { readonly [behind: string]: string } = {
    ...Object.fromEntries(Object.entries(units).flatMap(([unit, { ja }]) => (ja === '' ? [] : [[ja, unit]]))),
    ...alsoCounted,
  };
  const signs = Object.keys(counters).filter((counter) => counter.length === 1);
  /** Numbers named only to be negated. */
  // No backtracking: digits are matched once and gaps are bounded
  const negated = new RegExp(
    `(?<!\\d)\\d+[${signs.join('')}](?:ではなく|以[上下]でも)|(?:instead of|in place of|rather than|not) \\d+`,
    'g',
  );
  const number = new RegExp(`([+＋\\-−－])?(\\d+)(${Object.keys(counters).join('|')})?`, 'g');
  const inKanji = new RegExp(`[${kanji}](?=[${signs.filter((sign) => sign !== 'つ').join('')}])`, 'g');
  const times = language.ops.flatMap(({ id, facts: { time } }) => (time === undefined ? [] : [{ id, time }]));
  const textsWith = memoizeByKey((_: PrintedNames) => new Map<string, CardTextFacts>());
  const namesIn = (text: string, names: PrintedNames): readonly string[] =>
    commonNames === true
      ? commonNamesOf(names).flatMap(([id, name]) => [...text.matchAll(name)].map(() => id))
      : occurrences(text, [...names.keys()], (one) => [names.get(one) ?? one]);
  const wordsIn = (text: string, { ids, words }: NamedIds) =>
    occurrences(text, ids, (id) => Object.values(words[id] ?? {}));

  function understood(written: string, names: PrintedNames): CardTextFacts {
    const whole = leftOut === undefined ? written : written.replace(leftOut, blank);
    const text = halfWidth(whole).replace(inKanji, (digit) => String(kanji.indexOf(digit) + 1));
    const counted = text.replace(cardId, blank).replace(negated, blank);
    const numbers = [...counted.matchAll(number)].map((found): CountedNumber => {
      const [all, sign, digits, behind = ''] = found;
      const rest = counted.slice(found.index + all.length);
      const head = counted.slice(0, found.index);
      const unit =
        counters[behind] ??
        inEnglish.find(([pattern]) => pattern.test(rest))?.[1] ??
        ahead.find(([pattern]) => pattern.test(head))?.[1];
      const at = found.index + (sign?.length ?? 0);
      return { value: Number(digits), unit: unit ?? (sign === undefined ? 'any' : 'added'), op: '', at };
    });
    const words = text.toLowerCase();
    return {
      numbers,
      spelled: isJapanese(text)
        ? []
        : spelledNumbers.flatMap((forms, i) => (forms.some((form) => words.includes(form)) ? [i + 2] : [])),
      kinds: wordsIn(words, kinds),
      attributes: wordsIn(words, attributes),
      names: namesIn(text, names),
      cards: [...text.matchAll(cardId)].map(([id]) => id),
      triggers: times.filter(({ time }) => time.test(text)).map(({ id }) => id),
      perEach: /につき|ごとに|\b(?:for each|for every|per)\b/i.test(text),
      refers: /同じ|同様|\b(?:the same|likewise)\b/i.test(text),
    };
  }

  return (written, names) => {
    const texts = textsWith(names);
    if (texts.size > mostTexts) texts.clear();
    const said = texts.get(written) ?? understood(written, names);
    texts.set(written, said);
    return said;
  };
}

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

/** Names as words of a sentence: in any case, also in the plural, but not as a part of a longer Latin word. */
const commonNamesOf = memoizeByKey((names: PrintedNames): readonly (readonly [id: string, said: RegExp])[] =>
  [...names].map(([id, name]) => [
    id,
    new RegExp(`(?<![A-Za-z])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:e?s)?(?![A-Za-z])`, 'gi'),
  ]),
);

/** Indexes in the text stay. */
const blank = (found: string): string => ' '.repeat(found.length);

const kanji = '一二三四五六七八九十';

const halfWidth = (text: string): string =>
  text.replace(/[０-９]/g, (digit) => String(digit.charCodeAt(0) - '０'.charCodeAt(0)));
