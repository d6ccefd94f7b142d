import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type Entry, entryPlaces } from '#authoring/project/documents/entry-at.ts';
import { isRequired, pathInside } from '#authoring/text/files/package-path.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { LineStarts } from '#authoring/tools/rename/line-starts.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { printedFaults } from '#renderer/desk/gallery/printed-faults.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

/** A text that says something else than its effect, as far as its face shows it. */
export interface FaceFault {
  readonly problem: Problem;
  /** Of the text; null: the language in which the project is written. */
  readonly language: string | null;
  readonly text: string;
  /** The numbers that it prints and the effect has not. */
  readonly printed: readonly string[];
  /** The numbers of the effect; empty where none stands against those that are printed. */
  readonly effect: readonly string[];
}

/** What of the texts of an entry does not fit its effects, by the last look at the project. */
export function useFaceFaults(entry: Entry | null): readonly FaceFault[] {
  const problems = useStore(problemsStore, (state) => state.problems);
  return useMemo(() => (entry === null ? [] : faultsOf(entry, problems)), [entry, problems]);
}

function faultsOf(entry: Entry, problems: readonly Problem[]): readonly FaceFault[] {
  const { files } = projectStore.getState();
  return problems.flatMap((problem): readonly FaceFault[] => {
    const path = pathInside(problem.file);
    const language = /^l10n\/([^/]+)\//.exec(path)?.[1] ?? null;
    const isHere = path === entry.path || path === `l10n/${language}/${entry.path}`;
    if (!printedFaults.has(problem.code) || !isHere || isRequired(problem.file)) return [];
    const text = files.get(problem.file)?.text ?? '';
    const lines = new LineStarts(text);
    const [start, end] = [lines.offset(problem.range.start), lines.offset(problem.range.end)];
    if (entryPlaces(path, text).at(start)?.id !== entry.id) return [];
    const { said, counted, meant } = problem.data;
    return [
      {
        ...{ problem, language, text: wordAt(text, start, end) },
        printed: besides(numbersIn(said), numbersIn(counted ?? meant)),
        effect: besides(numbersIn(counted ?? meant), numbersIn(said)),
      },
    ];
  });
}

/** Those that are not among others. One thing is counted in print and not in effects: its 1 is told only where it is alone. */
function besides(numbers: readonly string[], others: readonly string[]): readonly string[] {
  const left = numbers.filter((one) => !others.includes(one));
  return left.length > 1 ? left.filter((one) => one !== '1') : left;
}

function wordAt(text: string, start: number, end: number): string {
  try {
    return String(JSON.parse(text.slice(start, end)));
  } catch {
    return '';
  }
}

/** The numbers in a datum of a problem: a number, a list of some, or a phrase in both languages. */
function numbersIn(datum: unknown): readonly string[] {
  if (isObject(datum as never)) return numbersIn((datum as { readonly en?: unknown }).en);
  return Array.isArray(datum) ? datum.flatMap(numbersIn) : (String(datum ?? '').match(/\d+/g) ?? []);
}

const isOf = (language: string | null, source: string, locale: string): boolean => (language ?? source) === locale;

/** Those that the face in a language shows. */
export const faultsIn = (faults: readonly FaceFault[], source: string, locale: string): readonly FaceFault[] =>
  faults.filter(({ language }) => isOf(language, source, locale));

const name = 'printed-fault';

/** Marks the numbers on a face that its effects have not; gives back how to take the marks away. */
export function markPrinted(face: HTMLElement, faults: readonly FaceFault[]): () => void {
  const ranges = faults.flatMap(({ text, printed }) => rangesOf(face, text, printed));
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  for (const range of ranges) highlight.add(range);
  return () => {
    for (const range of ranges) highlight.delete(range);
  };
}

const plain = (text: string): string => text.replace(/\s/g, '');

/** Where these numbers stand in the paragraph of the face that prints the text. */
function rangesOf(face: HTMLElement, text: string, printed: readonly string[]): readonly Range[] {
  if (text === '' || printed.length === 0) return [];
  const first = plain(text).slice(0, 8);
  const paragraph = [...face.querySelectorAll('p')].find((one) => plain(one.textContent ?? '').includes(first));
  if (paragraph === undefined) return [];
  const number = new RegExp(`(?<![0-9])(?:${printed.join('|')})(?![0-9])`, 'g');
  const found: Range[] = [];
  const walk = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
    for (const { index, 0: digits } of (node.textContent ?? '').normalize('NFKC').matchAll(number)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + digits.length);
      found.push(range);
    }
  return found;
}
