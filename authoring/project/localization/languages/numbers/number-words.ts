/** The number words of a language, for all checks that read numbers. */
export interface NumberWords {
  readonly pattern: RegExp;
  /** Longest first. */
  readonly parts: readonly string[];
  readonly values: ReadonlyMap<string, number>;
  /** Multiply the number before them. */
  readonly times: ReadonlySet<string>;
  /** Digits in a row are those of one number. */
  readonly isPositional: boolean;
  /** Units are said before tens. */
  readonly isReversed: boolean;
  /** Other words for a number ("twice", "both"). */
  readonly others: readonly (readonly [said: RegExp, value: number])[];
  /** Pattern of the words for two to ten. */
  readonly few: string;
  /** Where a word of a rule is a number as digits are; null: nowhere. */
  readonly inRules: RegExp | null;
}

type Values = { readonly [words: string]: number };
/** Several words of one value are divided by spaces, except in patterns. */
export interface NumberSpelling {
  readonly values: Values;
  /** Words that are no amounts in rules, such as ordinals. */
  readonly outsideRules?: Values;
  readonly times?: Values;
  /** Pattern of what may be between the parts of a number. */
  readonly joint?: string;
  /** Pattern that may follow a number. */
  readonly ending?: string;
  /** Patterns of other words for a number, by value; `@` stands for any letters. */
  readonly others?: { readonly [value: number]: string };
  /** Pattern that must follow a number in a rule. */
  readonly counters?: string;
  /** Patterns that must follow words which are no numbers elsewhere. */
  readonly before?: { readonly [word: string]: string };
  /** Parts of numbers are parts of other words, too: taken only where they are alone. */
  readonly isRunning?: true;
  readonly isReversed?: true;
}

export function numberWords(spelling: NumberSpelling): NumberWords {
  const { values, outsideRules = {}, times = {}, joint = '[ -]?', ending = '', others = {} } = spelling;
  const { isRunning = false, isReversed = false } = spelling;
  const all = [values, outsideRules, times].flatMap(valuesByWord);
  const parts = all.map(([word]) => word).sort((a, b) => b.length - a.length);
  const part = parts.join('|');
  const few = wordsForFew(spelling);
  const [before, after] = isRunning ? ['', ''] : ['(?<![\\p{L}-])', `(?!\\p{L})(?!-(?:${part}))`];
  return {
    pattern: new RegExp(`${before}(?<number>(?:${part})(?:(?:${joint})(?:${part}))*)(?:${ending})${after}`, 'giu'),
    parts,
    values: new Map(all),
    times: new Set(valuesByWord(times).map(([word]) => word)),
    isPositional: isRunning,
    isReversed,
    others: Object.entries(others).map(([value, said]) => [
      new RegExp(isRunning ? said : `(?<!\\p{L})(?:${said.replaceAll('@', '\\p{L}*')})(?!\\p{L})`, 'iu'),
      Number(value),
    ]),
    few,
    inRules: inRules(few, spelling),
  };
}

const valuesByWord = (values: Values): readonly (readonly [word: string, value: number])[] =>
  Object.entries(values).flatMap(([words, value]) => words.split(' ').map((word) => [word, value] as const));

/** Larger numbers are digits in rules, and one is an article in most languages. */
const [LEAST, MOST] = [2, 10];

const wordsForFew = ({ values, before = {} }: NumberSpelling): string =>
  valuesByWord(values)
    .filter(([, value]) => value >= LEAST && value <= MOST)
    .map(([word]) => word + (before[word] ?? ''))
    .join('|');

function inRules(few: string, { counters, isRunning }: NumberSpelling): RegExp | null {
  if (counters === undefined && isRunning === true) return null;
  const start = isRunning === true ? '' : '(?<![\\p{L}\\p{M}])';
  const end = counters === undefined ? '(?![\\p{L}\\p{M}])' : `(?=${counters})`;
  return new RegExp(`${start}(?:${few})${end}`, 'giu');
}

/** With digits for the number words of a rule. */
export const withDigits = (text: string, { inRules, values }: NumberWords): string =>
  inRules === null ? text : text.replace(inRules, (word) => String(values.get(word.toLowerCase()) ?? word));

/** Whether a text says a number in words. */
export const saysInWords = (text: string, value: number, words: NumberWords): boolean =>
  words.others.some(([said, its]) => its === value && said.test(text)) || numbersNamed(text, words).includes(value);

export function numbersNamed(text: string, words: NumberWords): readonly number[] {
  const { pattern, parts, values, times, isPositional } = words;
  return [...text.matchAll(pattern)].flatMap(({ groups }) => {
    const said = partsOf(groups?.['number']?.toLowerCase() ?? '', parts);
    const digits = said.map((word) => values.get(word) ?? 0);
    if (isPositional && said.length > 1 && said.every((word, i) => !times.has(word) && (digits[i] as number) < 10))
      return Number(digits.join(''));
    return amountsIn(said, words);
  });
}

function partsOf(text: string, parts: readonly string[]): readonly string[] {
  const found: string[] = [];
  for (let at = 0; at < text.length; ) {
    const part = parts.find((one) => text.startsWith(one, at));
    if (part !== undefined) found.push(part);
    at += part?.length ?? 1;
  }
  return found;
}

const THOUSAND = 1000;

/** More than one where words follow each other that make no number together ("eight fifty-nine"). */
function amountsIn(said: readonly string[], { values, times, isReversed }: NumberWords): readonly number[] {
  const found: number[] = [];
  let [total, below, last] = [0, 0, 0];
  for (const word of said) {
    const value = values.get(word) ?? 0;
    if (!times.has(word)) {
      if (last > 0 && value > last && !isReversed) {
        found.push(total + below + last);
        [total, below, last] = [0, 0, 0];
      }
      [below, last] = [below + last, value];
    } else if (value < THOUSAND) [below, last] = [below + (last === 0 ? 1 : last) * value, 0];
    else [total, below, last] = [total + (below + last === 0 ? 1 : below + last) * value, 0, 0];
  }
  return [...found, total + below + last];
}
