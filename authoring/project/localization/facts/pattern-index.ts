/** Literals of which a pattern needs one; null: it may match without any. */
type NeededLetters = readonly string[] | null;

interface Needed {
  readonly letters: NeededLetters;
  /** The letters are all that it matches, not only a part. */
  readonly isExact: boolean;
}
const anything: Needed = { letters: null, isExact: false };

/**
 * Most patterns of a table match nothing in a text, and looking for letters is much faster than trying a pattern.
 * Reads the patterns of `FactTable`; what it does not know needs no letters.
 */
const neededLetters = (pattern: string, isWhole: boolean): NeededLetters =>
  new PatternReader(pattern).alternatives(isWhole).letters;

/** Before letters that begin a word. */
const WORD_START = '\u0000';

/** Signs that match other characters. */
const signs = /[@…~%.^$]/;
const digits = [...'0123456789'];

/** Of literals from a group and its neighbours; more would cost more than they save. */
const MOST_LITERALS = 40;

class PatternReader {
  readonly #pattern: string;
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  /** Up to the end of a group. `isStart`: it begins a word. */
  alternatives(isStart: boolean): Needed {
    const all = [this.#sequence(isStart)];
    while (this.#pattern[this.#at] === '|') {
      this.#at++;
      all.push(this.#sequence(isStart));
    }
    this.#at++;
    const letters = all.every((one) => one.letters !== null) ? all.flatMap((one) => one.letters ?? []) : null;
    return { letters, isExact: letters !== null && all.every(({ isExact }) => isExact) };
  }

  #sequence(isStart: boolean): Needed {
    const before = isStart ? [WORD_START] : [''];
    let [best, runs, isExact]: [NeededLetters, readonly string[], boolean] = [null, before, true];
    const take = (found: NeededLetters): void => {
      if (found !== null && !found.some(isEmpty) && (best === null || commonness(found) < commonness(best)))
        best = found;
    };
    while (this.#at < this.#pattern.length && !/[|)]/.test(this.#pattern[this.#at] as string)) {
      const around = this.#around();
      if (around !== null) {
        const its = around.isRequired ? around.its.letters : null;
        if (its !== null && around.its.isExact && around.isAhead) take(joined(runs, its));
        else take(its);
        if (runs === before) runs = [''];
        continue;
      }
      const { letters, isExact: isWhole } = this.#atom(isStart && runs === before);
      const isOptional = this.#repeated();
      const more = letters === null || isOptional || !isWhole ? null : joined(runs === before ? [''] : runs, letters);
      if (more !== null && more.length <= MOST_LITERALS) {
        runs = more;
        continue;
      }
      take(runs);
      if (!isOptional) take(letters);
      [runs, isExact] = [[''], false];
    }
    take(runs);
    return { letters: best, isExact: isExact && best === runs };
  }

  /** What must, or must not, come before or after. */
  #around(): { readonly its: Needed; readonly isRequired: boolean; readonly isAhead: boolean } | null {
    const opening = /^\(\?(<?)([=!])/.exec(this.#pattern.slice(this.#at, this.#at + 4));
    if (opening === null) return null;
    this.#at += opening[0].length;
    const its = this.alternatives(false);
    return { its, isRequired: opening[2] === '=', isAhead: opening[1] === '' };
  }

  /** A letter, or what a group needs. */
  #atom(isStart: boolean): Needed {
    const start = isStart ? WORD_START : '';
    const oneOf = (letters: readonly string[]): Needed => ({
      letters: letters.map((one) => start + one),
      isExact: true,
    });
    const sign = this.#pattern[this.#at++] as string;
    if (sign === '(') {
      this.#at += /^\?(?::|<\w+>)/.exec(this.#pattern.slice(this.#at))?.[0].length ?? 0;
      return this.alternatives(isStart);
    }
    if (sign === '[') {
      const end = /^(?:\\.|[^\]\\])*\]/.exec(this.#pattern.slice(this.#at))?.[0] ?? '';
      this.#at += end.length;
      const letters = end.slice(0, -1);
      return /^[\p{L}\d]+$/u.test(letters) ? oneOf([...letters]) : anything;
    }
    if (sign === '\\') {
      const escaped = this.#pattern[this.#at++] as string;
      if (/[pu]/.test(escaped))
        this.#at += /^(?:\{[^}]*\}|[\da-f]{4})/.exec(this.#pattern.slice(this.#at))?.[0].length ?? 0;
      if (escaped === 'd') return oneOf(digits);
      return /\w/.test(escaped) ? anything : oneOf([escaped]);
    }
    if (sign === '#') return { letters: digits, isExact: false };
    return signs.test(sign) ? anything : oneOf([sign]);
  }

  /** Passes over a quantifier; true if there is one, as what it repeats may be missing. */
  #repeated(): boolean {
    const found = /^(?:[?*+]|\{\d*(?:,\d*)?\})\??/.exec(this.#pattern.slice(this.#at))?.[0];
    if (found === undefined) return false;
    this.#at += found.length;
    return true;
  }
}

const isEmpty = (literal: string): boolean => literal === '' || literal === WORD_START;

const joined = (starts: readonly string[], ends: readonly string[]): readonly string[] =>
  starts.flatMap((start) => ends.map((end) => start + end));

/** About how many of the places in a text begin with one of the literals. */
const commonness = (literals: readonly string[]): number =>
  literals.reduce(
    (sum, one) => sum + [...one.slice(0, MOST_LETTERS)].reduce((part, sign) => part * shareOf(sign), 1),
    0,
  );

function shareOf(sign: string): number {
  if (sign === WORD_START) return 0.3;
  if (/[\p{Script=Hiragana}\p{Script=Latin}\d ]/u.test(sign)) return 0.07;
  return 0.01;
}

/** Large enough that other letters seldom have the number of needed ones. */
const SIZE = 65_536;
const MOST_LETTERS = 8;
/** Letters as a number; different ones may have the same. */
const withLetter = (code: number, letter: number): number => (Math.imul(code, 31) + letter + 1) & (SIZE - 1);
const wordStart = withLetter(0, WORD_START.charCodeAt(0));

/** Other letters are rare. A word is assumed to begin after them, so that more patterns are tried than needed. */
const isPlainLetter = (code: number): boolean => code >= 97 && code <= 122;

/** Finds which patterns of a list may match a text without spaces that follow each other. */
export class PatternIndex {
  /** Place of a list of patterns by code. 0: no literal begins with these letters; 1: none ends with them. */
  readonly #placeOf = new Uint16Array(SIZE);
  readonly #lists: number[][] = [[], []];
  readonly #always: readonly number[];
  readonly #size: number;
  readonly #isWhole: boolean;

  /** `isWhole`: patterns are whole words. */
  constructor(patterns: readonly string[], isWhole = false) {
    const needs = patterns.map((pattern) => neededLetters(pattern, isWhole));
    for (const [i, literals] of needs.entries()) for (const literal of literals ?? []) this.#add(literal, i);
    this.#always = needs.flatMap((literals, i) => (literals === null ? [i] : []));
    this.#size = patterns.length;
    this.#isWhole = isWhole;
  }

  #add(literal: string, pattern: number): void {
    const placeOf = this.#placeOf;
    const most = literal.startsWith(WORD_START) ? MOST_LETTERS + 1 : MOST_LETTERS;
    let code = 0;
    for (let i = 0; i < Math.min(literal.length, most); i++) {
      code = withLetter(code, literal.charCodeAt(i));
      if (placeOf[code] === 0) placeOf[code] = 1;
    }
    if (placeOf[code] === 1) placeOf[code] = this.#lists.push([]) - 1;
    const its = this.#lists[placeOf[code] as number] as number[];
    if (!its.includes(pattern)) its.push(pattern);
  }

  /** Those that may match, by their places in the list, in order. */
  candidates(text: string): readonly number[] {
    const found = new Uint8Array(this.#size);
    for (const i of this.#always) found[i] = 1;
    for (let from = 0; from < text.length; from++) {
      this.#look(text, from, 0, found);
      if (this.#isWhole && (from === 0 || !isPlainLetter(text.charCodeAt(from - 1))))
        this.#look(text, from, wordStart, found);
    }
    const candidates: number[] = [];
    for (let i = 0; i < found.length; i++) if (found[i] === 1) candidates.push(i);
    return candidates;
  }

  #look(text: string, from: number, start: number, found: Uint8Array): void {
    const end = Math.min(text.length, from + MOST_LETTERS);
    let code = start;
    for (let at = from; at < end; at++) {
      code = withLetter(code, text.charCodeAt(at));
      const place = this.#placeOf[code] as number;
      if (place === 0) return;
      if (place > 1) for (const i of this.#lists[place] as number[]) found[i] = 1;
    }
  }
}
