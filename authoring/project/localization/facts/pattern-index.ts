/** Literals of which a pattern needs one; null: it may match without any. */
type NeededLetters = readonly string[] | null;

/**
 * Most patterns of a table match nothing in a text, and looking for letters is much faster than trying a pattern.
 * Reads the patterns of `FactTable`; what it does not know needs no letters.
 */
const neededLetters = (pattern: string, isWhole: boolean): NeededLetters =>
  new PatternReader(pattern).alternatives(isWhole);

/** Before letters that begin a word. */
const WORD_START = '\u0000';

/** Signs that match other characters. */
const signs = /[@…~. ^$]/;
const digits = [...'0123456789'];

class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  /** Up to the end of a group. `isStart`: it begins a word. */
  alternatives(isStart: boolean): NeededLetters {
    const all: NeededLetters[] = [this.#sequence(isStart)];
    while (this.#pattern[this.#at] === '|') {
      this.#at++;
      all.push(this.#sequence(isStart));
    }
    this.#at++;
    return all.every((one) => one !== null) ? all.flat() : null;
  }

  #sequence(isStart: boolean): NeededLetters {
    let [best, run]: [NeededLetters, string] = [null, ''];
    let mayStart = isStart;
    const take = (found: NeededLetters): void => {
      if (found !== null && isBetter(found, best)) best = found;
    };
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern[this.#at] as string)) {
      const found = this.#atom(mayStart);
      const isOptional = this.#repeated();
      const start = mayStart ? WORD_START : '';
      mayStart = false;
      if (typeof found === 'string' && !isOptional) {
        run += start + found;
        continue;
      }
      take(run === '' ? null : [run]);
      run = '';
      if (!isOptional && typeof found !== 'string') take(found);
    }
    take(run === '' ? null : [run]);
    return best;
  }

  /** A letter, or what a group needs. */
  #atom(isStart: boolean): string | NeededLetters {
    const sign = this.#pattern[this.#at++] as string;
    if (sign === '(') {
      const isAround = /^\?(?:<?[=!])/.exec(this.#pattern.slice(this.#at));
      const opening = /^\?(?::|<?[=!]|<\w+>)/.exec(this.#pattern.slice(this.#at));
      this.#at += opening?.[0].length ?? 0;
      const its = this.alternatives(isStart);
      return isAround === null ? its : null;
    }
    if (sign === '[') {
      const end = /^(?:\\.|[^\]\\])*\]/.exec(this.#pattern.slice(this.#at))?.[0] ?? '';
      this.#at += end.length;
      const letters = end.slice(0, -1);
      return /^[\p{L}\d]+$/u.test(letters) ? [...letters] : null;
    }
    if (sign === '\\') {
      const escaped = this.#pattern[this.#at++] as string;
      if (/[pu]/.test(escaped))
        this.#at += /^(?:\{[^}]*\}|[\da-f]{4})/.exec(this.#pattern.slice(this.#at))?.[0].length ?? 0;
      if (escaped === 'd') return digits;
      return /\w/.test(escaped) ? null : escaped;
    }
    if (sign === '#') return digits;
    return signs.test(sign) ? null : sign;
  }

  /** Passes over a quantifier; true if there is one, as what it repeats may be missing. */
  #repeated(): boolean {
    const found = /^(?:[?*+]|\{\d*(?:,\d*)?\})\??/.exec(this.#pattern.slice(this.#at))?.[0];
    if (found === undefined) return false;
    this.#at += found.length;
    return true;
  }
}

/** Longer letters, or fewer of them, are in fewer texts. */
function isBetter(found: readonly string[], best: NeededLetters): boolean {
  const [mine, its] = [shortest(found), best === null ? 0 : shortest(best)];
  return mine > its || (mine === its && found.length < (best?.length ?? 0));
}
const shortest = (letters: readonly string[]): number => Math.min(...letters.map((one) => one.length));

/** Large enough that other letters seldom have the number of needed ones. */
const SIZE = 65_536;
const MOST_LETTERS = 4;
/** Letters as a number; different ones may have the same. */
const withLetter = (code: number, letter: number): number => (Math.imul(code, 31) + letter + 1) & (SIZE - 1);

function codeOf(literal: string): number {
  const most = literal.startsWith(WORD_START) ? MOST_LETTERS + 1 : MOST_LETTERS;
  let code = 0;
  for (let i = 0; i < Math.min(literal.length, most); i++) code = withLetter(code, literal.charCodeAt(i));
  return code;
}
const wordStart = codeOf(WORD_START);

/** Other letters are rare. A word is assumed to begin after them, so that more patterns are tried than needed. */
const isPlainLetter = (code: number): boolean => code >= 97 && code <= 122;

/** Finds which patterns of a list may match a text. */
export class PatternIndex {
  /** Place of a list of patterns by code; 0: none. */
  readonly #placeOf = new Uint16Array(SIZE);
  readonly #lists: number[][] = [[]];
  readonly #always: readonly number[];
  readonly #size: number;
  readonly #isWhole: boolean;

  /** `isWhole`: patterns are whole words. */
  constructor(patterns: readonly string[], isWhole = false) {
    const needs = patterns.map((pattern) => neededLetters(pattern, isWhole));
    for (const [i, literals] of needs.entries())
      for (const literal of literals ?? []) {
        const code = codeOf(literal);
        if (this.#placeOf[code] === 0) this.#placeOf[code] = this.#lists.push([]) - 1;
        const its = this.#lists[this.#placeOf[code] as number] as number[];
        if (!its.includes(i)) its.push(i);
      }
    this.#always = needs.flatMap((literals, i) => (literals === null ? [i] : []));
    this.#size = patterns.length;
    this.#isWhole = isWhole;
  }

  /** By place in the list, 1 for those that may match. */
  candidates(text: string): Uint8Array {
    const found = new Uint8Array(this.#size);
    for (const i of this.#always) found[i] = 1;
    const look = (from: number, start: number): void => {
      let code = start;
      for (let at = from; at < Math.min(text.length, from + MOST_LETTERS); at++) {
        code = withLetter(code, text.charCodeAt(at));
        const place = this.#placeOf[code] as number;
        if (place !== 0) for (const i of this.#lists[place] as number[]) found[i] = 1;
      }
    };
    for (let from = 0; from < text.length; from++) {
      look(from, 0);
      if (this.#isWhole && (from === 0 || !isPlainLetter(text.charCodeAt(from - 1)))) look(from, wordStart);
    }
    return found;
  }
}
