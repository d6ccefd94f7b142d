import type { TranslationFile } from '#authoring/localization/translation-files.ts';
import type { UnitLine, UnitState } from '#authoring/localization/unit-lines.ts';
import type { Problem } from '#authoring/problem.ts';
import { isObject } from '#engine/kernel/basics/json.ts';

export type UnitFile = Omit<TranslationFile, 'text'>;

/** One text with its translation, and what is wrong with that. */
export interface UnitRow {
  readonly id: string;
  readonly file: UnitFile;
  readonly line: UnitLine;
  readonly problems: readonly Problem[];
}

/** What is looked at: all of it, what stands in one state, or what something is wrong with. */
export type RowFilter = 'all' | 'missing' | 'stale' | 'draft' | 'problems';
export const rowFilters: readonly RowFilter[] = ['all', 'missing', 'stale', 'draft', 'problems'];

const none: readonly Problem[] = [];

/** The rows of files, with the problems that were found of them; that a text has changed is told by its state. */
export function unitRows(files: readonly UnitFile[], problems: readonly Problem[]): readonly UnitRow[] {
  const found = new Map<string, Problem[]>();
  for (const problem of problems) {
    const { key } = isObject(problem.data) ? problem.data : {};
    if (problem.code === 'L10N002' || problem.code === 'L10N001' || typeof key !== 'string') continue;
    const id = rowId(problem.file, key);
    found.set(id, [...(found.get(id) ?? []), problem]);
  }
  return files.flatMap((file) =>
    file.lines.map((line) => {
      const id = rowId(file.path, line.key);
      return { id, file, line, problems: found.get(id) ?? none };
    }),
  );
}

export const rowId = (path: string, key: string): string => `${path}#${key}`;

export function isIn({ line, problems }: UnitRow, filter: RowFilter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'problems':
      return problems.length > 0 || line.state === 'unused';
    case 'missing':
    case 'stale':
    case 'draft':
      return line.state === filter;
  }
}

/** Whether what is searched for stands in a key, a text or its translation; width and case do not count. */
export function says({ line: { key, source, unit } }: UnitRow, searched: string): boolean {
  if (searched === '') return true;
  return [key, source ?? '', unit?.t ?? ''].some((text) => plain(text).includes(searched));
}

export const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** What a key begins with: the id of what has the text. */
export const ownerOf = (key: string): string => key.slice(0, Math.max(key.indexOf('/'), 0)) || key;

/** What a key says behind its owner: which text of it is meant. */
export const restOf = (key: string): string => key.slice(ownerOf(key).length + 1);

/** How many rows are done: translated as their texts are now. */
export function doneOf(rows: readonly UnitRow[]): number {
  return rows.filter(({ line }) => doneStates.has(line.state)).length;
}
const doneStates: ReadonlySet<UnitState> = new Set(['translated', 'reviewed']);
