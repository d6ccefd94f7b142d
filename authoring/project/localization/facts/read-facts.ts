import { type NumberWords, withDigits } from '../languages/numbers/number-words.ts';
import { type CompiledTable, compiledTable } from './compiled-table.ts';
import { type Comparison, type Concept, comparisons } from './concepts.ts';
import type { DoneBy, FactTable } from './fact-table.ts';
import { type ConceptAt, type Receiver, readDoers, readGoals, readReceivers } from './read-receivers.ts';

export interface SaidNumber {
  readonly value: number;
  /** Null: just this number. */
  readonly comparison: Comparison | null;
  readonly clause: number;
}

/** A language whose rules are read. */
export interface ReadLanguage {
  readonly facts: FactTable;
  readonly numbers: NumberWords;
}

/** The facts of a text, as far as the table of its language reads them. */
export interface Facts {
  readonly concepts: ReadonlySet<Concept>;
  readonly numbers: readonly SaidNumber[];
  /** Whether it calculates: what bounds one of its numbers may bound the result. */
  readonly isFormula: boolean;
  readonly unsaid: readonly Concept[];
  /** Concepts by clause. */
  readonly clauses: readonly ReadonlySet<Concept>[];
  /** How often it says a concept. */
  timesOf(concept: Concept): number;
  /** Read on demand: few texts need them. */
  receivers(): readonly Receiver[];
  /** Those from whom an amount comes. */
  givers(): readonly Receiver[];
  /** Places that something moves to. */
  goals(): ReadonlySet<Concept>;
  /** Of each time it is said who does something, whether it is the reader. */
  doers(act: DoneBy): readonly boolean[];
  /** The same, sentence by sentence; without receivers. */
  sentences(): readonly Facts[];
}

const ID = /\b[A-Z]{1,3}\d{0,2}-[0-9A-Z]{1,4}\b/g;
const SENTENCE_END = /[.;:!?。；：！？\n]/g;
const SPACES = / {2,}/g;

/** As the patterns of tables expect it. */
export const plainText = (text: string, words: NumberWords): string =>
  withDigits(text.normalize('NFKC').replace(/[’‘]/g, "'").replace(SPACES, ' ').replace(ID, blank), words).toLowerCase();

export function readFacts(text: string, { facts: table, numbers: words }: ReadLanguage): Facts {
  const compiled = compiledTable(table);
  const plain = plainText(text, words);
  const bounds = boundsOf(plain, compiled);
  const numbers: SaidNumber[] = [];
  const said: ConceptAt[] = [];
  const concepts = new Set<Concept>();
  const number = (value: number, comparison: Comparison | null, at: number): void =>
    void numbers.push({ value, comparison, clause: endsUpTo(bounds, at) });
  let rest = plain;
  for (const i of compiled.index.candidates(plain)) {
    const [word, pattern] = compiled.said[i] as CompiledTable['said'][number];
    pattern.lastIndex = 0;
    let now = rest;
    for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) {
      const { 0: its, index: at, groups } = found;
      if (its === '') pattern.lastIndex++;
      if (word !== null && isComparison(word)) {
        const value = groups === undefined ? 1 : numberIn(groups);
        number(value, word, at);
        if (value === 1 && word === 'exactly') concepts.add('one');
      } else if (word !== null) {
        concepts.add(word);
        said.push([word, at]);
        if (word === 'one' && its.startsWith('1')) number(1, null, at);
      }
      now =
        now.slice(0, at) + (groups === undefined ? blank(its) : blankAround(its, groups)) + now.slice(at + its.length);
    }
    rest = now;
  }
  for (const { 0: digits, index } of rest.matchAll(/\d+/g)) number(Number(digits), null, index);
  const bySigns: readonly Concept[] = [
    ...(plain.includes('?') ? (['condition'] as const) : []),
    ...(/[;–—]/.test(plain) ? (['alternative'] as const) : []),
  ];
  for (const word of bySigns) concepts.add(word);
  return new TextFacts({ concepts, numbers, unsaid: table.unsaid ?? none, isFormula: /[×÷]/.test(text) }, [
    ...([plain, said, bounds, bySigns, compiled] as const),
  ]);
}

const none: readonly never[] = [];

/** Most texts need only what is read at once. */
class TextFacts implements Facts {
  readonly concepts: ReadonlySet<Concept>;
  readonly numbers: readonly SaidNumber[];
  readonly unsaid: readonly Concept[];
  readonly isFormula: boolean;
  readonly #plain: string;
  readonly #said: readonly ConceptAt[];
  readonly #bounds: readonly number[];
  readonly #bySigns: readonly Concept[];
  readonly #compiled: CompiledTable;
  #clauses: readonly ReadonlySet<Concept>[] | undefined;

  constructor(
    { concepts, numbers, unsaid, isFormula }: Pick<Facts, 'concepts' | 'numbers' | 'unsaid' | 'isFormula'>,
    text: readonly [string, readonly ConceptAt[], readonly number[], readonly Concept[], CompiledTable],
  ) {
    this.concepts = concepts;
    this.numbers = numbers;
    this.unsaid = unsaid;
    this.isFormula = isFormula;
    [this.#plain, this.#said, this.#bounds, this.#bySigns, this.#compiled] = text;
  }

  get clauses(): readonly ReadonlySet<Concept>[] {
    if (this.#clauses !== undefined) return this.#clauses;
    const clauses = Array.from({ length: this.#bounds.length + 1 }, () => new Set<Concept>());
    for (const [concept, at] of this.#said) clauses[endsUpTo(this.#bounds, at)]?.add(concept);
    this.#clauses = clauses;
    return clauses;
  }

  timesOf(concept: Concept): number {
    return timesIn(this.#said, concept);
  }

  receivers(): readonly Receiver[] {
    return readReceivers(this.#plain, this.#said, this.#compiled.receivers);
  }

  givers(): readonly Receiver[] {
    return readReceivers(this.#plain, this.#said, this.#compiled.givers);
  }

  goals(): ReadonlySet<Concept> {
    return readGoals(this.#plain, this.#said, this.#compiled);
  }

  doers(act: DoneBy): readonly boolean[] {
    return readDoers(this.#plain, this.#said, this.#compiled.doers.get(act) ?? null);
  }

  sentences(): readonly Facts[] {
    const places = sentencesIn(this.#plain);
    if (places.length < 2) return none;
    const clauseAt = (at: number): number => endsUpTo(this.#bounds, at);
    return places.map(([start, end]): Facts => {
      const isIn = (at: number): boolean => at >= start && at < end;
      const [first, next] = [clauseAt(start), clauseAt(end - 1)];
      const said = this.#said.filter(([, at]) => isIn(at));
      return {
        concepts: new Set([...this.#bySigns, ...said.map(([concept]) => concept)]),
        timesOf: (concept) => timesIn(said, concept),
        numbers: this.numbers.filter(({ clause }) => clause >= first && clause <= next),
        ...{ unsaid: this.unsaid, isFormula: this.isFormula, clauses: this.clauses },
        ...{
          receivers: () => none,
          givers: () => none,
          goals: () => nowhere,
          doers: () => none,
          sentences: () => none,
        },
      };
    });
  }
}
const nowhere: ReadonlySet<Concept> = new Set();

const timesIn = (said: readonly ConceptAt[], concept: Concept): number =>
  said.reduce((times, [one]) => (one === concept ? times + 1 : times), 0);

/** From where to where each sentence goes that says something. */
function sentencesIn(text: string): readonly (readonly [start: number, end: number])[] {
  const places: (readonly [number, number])[] = [];
  let start = 0;
  const add = (end: number): void => {
    if (/[\p{L}\p{N}]/u.test(text.slice(start, end))) places.push([start, end]);
    start = end;
  };
  for (const { index } of text.matchAll(SENTENCE_END)) add(index + 1);
  add(text.length);
  return places;
}

/** Ends of clauses. */
function boundsOf(text: string, { clauses }: CompiledTable): readonly number[] {
  const ends: number[] = [];
  clauses.lastIndex = 0;
  for (let found = clauses.exec(text); found !== null; found = clauses.exec(text)) ends.push(clauses.lastIndex);
  return ends;
}

/** How many of the sorted ends lie at a place or before it; long texts have thousands. */
function endsUpTo(ends: readonly number[], at: number): number {
  let [from, to] = [0, ends.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ends[middle] as number) <= at) from = middle + 1;
    else to = middle;
  }
  return from;
}

interface Groups {
  readonly [name: string]: string | undefined;
}
const isComparison = (word: Concept | Comparison): word is Comparison => word in comparisons;

/** An article is a one. */
function numberIn(groups: Groups): number {
  for (const [name, said] of Object.entries(groups))
    if (name.startsWith('n') && said !== undefined) return Number(said);
  return 1;
}

/** Leaves the text between the words of a phrase, for later patterns to read. */
function blankAround(said: string, groups: Groups): string {
  let rest = blank(said);
  for (const [name, gap] of Object.entries(groups)) {
    if (!name.startsWith('gap') || gap === undefined || gap === '') continue;
    const at = said.indexOf(gap);
    if (at >= 0) rest = rest.slice(0, at) + gap + rest.slice(at + gap.length);
  }
  return rest;
}

const blank = (said: string): string => '\u0001'.repeat(said.length);
