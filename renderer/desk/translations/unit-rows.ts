import { assignmentOf } from '#authoring/project/localization/assigned-texts.ts';
import type { QuestionCounts } from '#authoring/project/localization/questions.ts';
import type { TranslationFile } from '#authoring/project/localization/translation-files.ts';
import type { UnitLine, UnitState } from '#authoring/project/localization/unit-lines.ts';
import type { Assignment } from '#authoring/text/formats/assignments.ts';
import type { TranslationQuestion } from '#authoring/text/formats/units.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { isObject } from '#engine/kernel/basics/json.ts';
import { memoizeByKey } from '#engine/kernel/basics/memoize.ts';
import { placeAfter } from '../rows/place-after.ts';
import { plain } from '../sought/romaji.ts';

export type UnitFile = Omit<TranslationFile, 'text'>;

export interface UnitRow {
  readonly id: string;
  readonly file: UnitFile;
  readonly line: UnitLine;
  readonly problems: readonly Problem[];
  /** Null: none. */
  readonly question: TranslationQuestion | null;
  /** Whether it waits for an answer, or for the answer to be read. */
  readonly asked: keyof QuestionCounts | null;
}

export type RowFilter = 'all' | 'missing' | 'stale' | 'draft' | 'problems' | 'questions';
export const rowFilters: readonly RowFilter[] = ['all', 'missing', 'stale', 'draft', 'problems', 'questions'];

const none: readonly Problem[] = [];

/** Changed sources are part of the state, not of the problems. The same list until files or problems change. */
export function unitRows(files: readonly UnitFile[], problems: readonly Problem[]): readonly UnitRow[] {
  return rowsOf(files)(problems);
}

const rowsOf = memoizeByKey((files: readonly UnitFile[]) =>
  memoizeByKey((problems: readonly Problem[]) => makeRows(files, problems)),
);

function makeRows(files: readonly UnitFile[], problems: readonly Problem[]): readonly UnitRow[] {
  const found = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { key } = isObject(problem.data) ? problem.data : {};
    if (problem.code === 'L10N002' || problem.code === 'L10N001' || typeof key !== 'string') continue;
    const id = rowId(problem.file, key);
    found.set(id, [...(found.get(id) ?? []), problem]);
  }
  return files.flatMap((file) => {
    const rowOf = (line: UnitLine): UnitRow => {
      const id = rowId(file.path, line.key);
      const question = Object.hasOwn(file.questions, line.key) ? (file.questions[line.key] ?? null) : null;
      const asked = question === null ? null : question.answer === undefined ? 'open' : 'answered';
      return { id, file, line, problems: found.get(id) ?? none, question, asked };
    };
    return [...file.lines.map(rowOf), ...askedOfNothing(file).map(rowOf)];
  });
}

/** Questions about deleted texts must stay visible. */
function askedOfNothing({ lines, questions }: UnitFile): readonly UnitLine[] {
  const asked = Object.keys(questions);
  if (asked.length === 0) return [];
  const there = new Set(lines.map(({ key }) => key));
  return asked
    .filter((key) => !there.has(key))
    .map((key) => ({ key, source: null, hash: null, unit: null, state: 'unused', isBelow: false }));
}

export const rowId = (path: string, key: string): string => `${path}#${key}`;

export function isIn({ line, problems, asked }: UnitRow, filter: RowFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'problems':
      return problems.length > 0 || line.state === 'unused';
    case 'questions':
      return asked !== null;
    case 'missing':
    case 'stale':
    case 'draft':
      return line.state === filter;
  }
}

/** The next current row if others removed it: the one in its place, without what was typed. Null: no change. */
export function replacementRow(
  current: string | null,
  before: readonly UnitRow[],
  after: readonly UnitRow[],
): { readonly row: string | null; readonly typed: null } | null {
  const at = before.findIndex(({ id }) => id === current);
  if (at < 0 || after.some(({ id }) => id === current)) return null;
  return { row: after[placeAfter(keyed(before), at, keyed(after))]?.id ?? null, typed: null };
}
const keyed = (rows: readonly UnitRow[]) => rows.map(({ id }) => ({ key: id }));

/** Matches key, source, translation or question, ignoring width and case. */
export function says({ line: { key, source, unit }, question }: UnitRow, searched: string): boolean {
  if (searched === '') return true;
  return [key, source ?? '', unit?.t ?? '', question?.ask ?? '', question?.answer ?? ''].some((text) =>
    plain(text).includes(searched),
  );
}

/** Who translates it; empty: unassigned. */
export const personOf = ({ file, line }: UnitRow, assignments: readonly Assignment[]): string =>
  assignmentOf(assignments, file.source, line.state)?.person ?? '';

/** Of the people who have texts of the language; null: all of them. */
export const personIn = (assignments: readonly Assignment[], person: string | null): string | null =>
  assignments.length > 0 && (person === '' || assignments.some((one) => one.person === person)) ? person : null;

/** The id before the slash. */
export const ownerOf = (key: string): string => key.slice(0, Math.max(key.indexOf('/'), 0)) || key;

/** The key without its owner. */
export const restOf = (key: string): string => key.slice(ownerOf(key).length + 1);

export function doneOf(rows: readonly UnitRow[]): number {
  return rows.filter(({ line }) => doneStates.has(line.state)).length;
}
const doneStates: ReadonlySet<UnitState> = new Set(['translated', 'reviewed']);
