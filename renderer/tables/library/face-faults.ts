import { useMemo } from 'react';
import { useStore } from 'zustand';
import { type DocumentEntry, entryPlaces } from '#authoring/project/documents/entry-at.ts';
import { isRequired, pathInside } from '#authoring/text/files/package-path.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { LineStarts } from '#authoring/tools/rename/line-starts.ts';
import { printedFaults } from '#renderer/desk/gallery/printed-faults.ts';
import { faultNumbers } from '#renderer/desk/inspector/problems-of.ts';
import { problemsStore } from '#renderer/desk/problems/problems-store.ts';
import { projectStore } from '#renderer/desk/project/project-store.ts';

/** A text that contradicts its effect, as shown on its face. */
export interface FaceFault {
  /** Null: the language of the sources. */
  readonly language: string | null;
  readonly text: string;
  /** Numbers in print that the effect lacks. */
  readonly printed: readonly string[];
  /** Which of the equal numbers of the text it is, from 0; null: all of them. */
  readonly nth: number | null;
}

export function useFaceFaults(entry: DocumentEntry | null): readonly FaceFault[] {
  const problems = useStore(problemsStore, (state) => state.problems);
  return useMemo(() => (entry === null ? [] : faultsOf(entry, problems)), [entry, problems]);
}

function faultsOf(entry: DocumentEntry, problems: readonly Problem[]): readonly FaceFault[] {
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
    const word = wordAt(text, start, end);
    const { printed } = faultNumbers(problem);
    const { at } = problem.data;
    const nth = typeof at === 'number' && at >= 0 ? countBefore(word, printed, at) : null;
    return [{ language, text: word, printed, nth }];
  });
}

const numbersLike = (printed: readonly string[]): RegExp =>
  new RegExp(`(?<![0-9])(?:${printed.join('|')})(?![0-9])`, 'g');

const countBefore = (text: string, printed: readonly string[], at: number): number =>
  [...text.normalize('NFKC').matchAll(numbersLike(printed))].filter(({ index }) => index < at).length;

function wordAt(text: string, start: number, end: number): string {
  try {
    return String(JSON.parse(text.slice(start, end)));
  } catch {
    return '';
  }
}

const isOf = (language: string | null, source: string, locale: string): boolean => (language ?? source) === locale;

export const faultsIn = (faults: readonly FaceFault[], source: string, locale: string): readonly FaceFault[] =>
  faults.filter(({ language }) => isOf(language, source, locale));

const name = 'printed-fault';

/** Highlights wrong numbers on a face; returns the cleanup. */
export function highlightFaults(face: HTMLElement, faults: readonly FaceFault[]): () => void {
  const ranges = faults.flatMap(({ text, printed, nth }) => rangesOf(face, text, printed, nth));
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  for (const range of ranges) highlight.add(range);
  return () => {
    for (const range of ranges) highlight.delete(range);
  };
}

const plain = (text: string): string => text.replace(/\s/g, '');

function rangesOf(face: HTMLElement, text: string, printed: readonly string[], nth: number | null): readonly Range[] {
  if (text === '' || printed.length === 0) return [];
  const first = plain(text).slice(0, 8);
  const paragraph = [...face.querySelectorAll('p')].find((one) => plain(one.textContent ?? '').includes(first));
  if (paragraph === undefined) return [];
  const number = numbersLike(printed);
  const found: Range[] = [];
  const walk = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node !== null; node = walk.nextNode())
    for (const { index, 0: digits } of (node.textContent ?? '').normalize('NFKC').matchAll(number)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + digits.length);
      found.push(range);
    }
  return nth === null ? found : found.slice(nth, nth + 1);
}
