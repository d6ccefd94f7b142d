import { type NumberWords, withDigits } from '../languages/numbers/number-words.ts';
import { type CompiledTable, compiledTable } from './compiled-table.ts';
import { type Comparison, type Concept, comparisons } from './concepts.ts';
import type { DoneBy, FactTable } from './fact-table.ts';
import {
  type ConceptAt,
  isPerson,
  isPlace,
  type Receiver,
  readDoers,
  readGoals,
  readReceivers,
} from './read-receivers.ts';

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
  /** Read on demand: few texts need them. */
  readonly receivers: () => readonly Receiver[];
  /** Places that something moves to. */
  readonly goals: () => ReadonlySet<Concept>;
  /** Of each time it is said who does something, whether it is the reader. */
  readonly doers: (act: DoneBy) => readonly boolean[];
  /** The same, sentence by sentence; without receivers. */
  readonly sentences: () => readonly Facts[];
}

const ID = /\b[A-Z]{1,3}\d{0,2}-[0-9A-Z]{1,4}\b/g;
const SENTENCE_END = /[.;:!?。；：！？\n]/g;

export function readFacts(text: string, { facts: table, numbers: words }: ReadLanguage): Facts {
  const compiled = compiledTable(table);
  const plain = withDigits(text.normalize('NFKC').replace(/[’‘]/g, "'").replace(ID, blank), words).toLowerCase();
  const bounds = boundsOf(plain, compiled);
  const clauseAt = (at: number): number => endsUpTo(bounds, at);
  const clauses: Set<Concept>[] = Array.from({ length: bounds.length + 1 }, () => new Set());
  const numbers: SaidNumber[] = [];
  const saidAt: ConceptAt[] = [];
  const concepts = new Set<Concept>();
  const candidates = compiled.index.candidates(plain);
  let rest = plain;
  for (const [i, [word, pattern]] of compiled.said.entries()) {
    if (candidates[i] === 0) continue;
    pattern.lastIndex = 0;
    let now = rest;
    for (let found = pattern.exec(rest); found !== null; found = pattern.exec(rest)) {
      const [said, at] = [found[0], found.index];
      if (said === '') pattern.lastIndex++;
      if (word !== null && isComparison(word)) {
        const value = numberIn(found.groups ?? noGroups);
        numbers.push({ value, comparison: word, clause: clauseAt(at) });
        if (value === 1 && word === 'exactly') concepts.add('one');
      } else if (word !== null) {
        concepts.add(word);
        clauses[clauseAt(at)]?.add(word);
        if (word === 'one' && said.startsWith('1')) numbers.push({ value: 1, comparison: null, clause: clauseAt(at) });
        if (isPerson(word) || isPlace(word)) saidAt.push([word, at]);
      }
      now = now.slice(0, at) + blankAround(said, found.groups ?? noGroups) + now.slice(at + said.length);
    }
    rest = now;
  }
  for (const { 0: digits, index } of rest.matchAll(/\d+/g))
    numbers.push({ value: Number(digits), comparison: null, clause: clauseAt(index) });
  const bySigns = [
    ...(/\?/.test(plain) ? (['condition'] as const) : []),
    ...(/[;–—]/.test(plain) ? (['alternative'] as const) : []),
  ];
  for (const word of bySigns) concepts.add(word);
  const receivers = () => readReceivers(plain, saidAt, compiled);
  const goals = () => readGoals(plain, saidAt, compiled);
  const doers = (act: DoneBy) => readDoers(plain, saidAt, compiled.doers.get(act) ?? null);
  const sentences = () => sentencesOf(facts, sentenceClauses(plain, clauseAt), bySigns);
  const facts: Facts = {
    ...{ concepts, numbers, unsaid: table.unsaid ?? [], clauses },
    ...{ receivers, goals, doers, sentences, isFormula: /[×÷]/.test(text) },
  };
  return facts;
}

/** The clauses of each sentence that says something: of which it is the first, and the first after it. */
function sentenceClauses(text: string, clauseAt: (at: number) => number): readonly (readonly [number, number])[] {
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index }) => index + 1);
  const starts = [0, ...ends];
  return starts.flatMap((start, i) => {
    const end = ends[i] ?? text.length;
    if (!/[\p{L}\p{N}]/u.test(text.slice(start, end))) return [];
    return [[clauseAt(start), ends[i] === undefined ? clauseAt(end) + 1 : clauseAt(end)] as const];
  });
}

function sentencesOf(
  whole: Facts,
  sentences: readonly (readonly [number, number])[],
  bySigns: readonly Concept[],
): readonly Facts[] {
  if (sentences.length < 2) return [];
  return sentences.map(([from, to]) => ({
    ...whole,
    concepts: new Set([...bySigns, ...whole.clauses.slice(from, to).flatMap((its) => [...its])]),
    numbers: whole.numbers.filter(({ clause }) => clause >= from && clause < to),
    receivers: () => [],
    goals: () => new Set<Concept>(),
    doers: () => [],
    sentences: () => [],
  }));
}

function boundsOf(text: string, { clauses }: CompiledTable): readonly number[] {
  const ends = new Set<number>();
  for (const pattern of [SENTENCE_END, clauses])
    for (const { 0: sign, index } of text.matchAll(pattern)) ends.add(index + sign.length);
  return [...ends].sort((a, b) => a - b);
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
const noGroups: Groups = {};
const isComparison = (word: Concept | Comparison): word is Comparison => Object.hasOwn(comparisons, word);

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
