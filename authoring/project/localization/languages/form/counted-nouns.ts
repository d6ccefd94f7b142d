import type { CountedNoun } from './language-form.ts';

type Words = { readonly [wrong: string]: string };
interface Counting {
  /** Pattern of the numbers. */
  readonly numbers: string;
  readonly right: Words;
  /** Words that may be between. */
  readonly between?: string;
  /** Words before a number that make it an ordinal ("level 1"). */
  readonly unless?: string;
  /** One of these words must come before. */
  readonly only?: string;
  /** Words that may follow; a noun after it would make a compound. */
  readonly then?: string;
  /** Whether nouns are written in one with those before them. */
  readonly isCompound?: true;
}

/** Nouns in a number that does not go with the one before them. */
export function nounsAfter({ numbers, right, between, unless, only, then, isCompound }: Counting): CountedNoun {
  const not = unless === undefined ? '' : `(?<!(?<!\\p{L})(?:${unless})[ \\u00a0])`;
  const verb = only === undefined ? '' : `(?<=(?<!\\p{L})(?:${only})[ \\u00a0])`;
  const adjectives = between === undefined ? '' : `(?:(?:${between})[ \\u00a0])?`;
  const noun = `(?<noun>${isCompound === true ? '\\p{L}*' : ''}(?:${Object.keys(right).join('|')}))`;
  const rest = then === undefined ? '' : `(?=$|[^\\p{L}\\s]|\\s+(?:(?:${then})(?!\\p{L})|[^\\p{L}\\s]))`;
  return {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,/:+−-])${not}${verb}(?:${numbers})[ \\u00a0]${adjectives}${noun}(?![\\p{L}-])${rest}`,
      'iu',
    ),
    right,
  };
}

/** Counters that count something else: `counters` are all, those of a noun are what may count it, the usual first. */
export function wrongCounters(
  counters: string,
  nouns: { readonly [noun: string]: string },
  around: (counter: string, noun: string) => readonly string[],
): readonly CountedNoun[] {
  return Object.entries(nouns).flatMap(([noun, its]) => {
    const wrong = [...counters].filter((one) => !its.includes(one));
    const right = Object.fromEntries(wrong.map((one) => [one, its[0] as string]));
    return around(`(?<noun>[${wrong.join('')}])`, `(?:${noun})`).map((pattern) => ({
      pattern: new RegExp(pattern, 'u'),
      right,
    }));
  });
}
