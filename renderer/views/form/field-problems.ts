import { findNodeAtOffset, getLocation, getNodePath } from 'jsonc-parser';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import type { Problem } from '#authoring/text/problems/problem.ts';
import { type FormSubject, ownOffset } from '#authoring/tools/form/subject.ts';
import { type Json, partAt } from '#engine/kernel/basics/json.ts';
import type { PlacedProblem } from '#renderer/tables/table-drawing.ts';
import { keyOfPath } from './form-context.ts';

/** The problems of an entry by path. `before`: how many lines precede it in its text. */
export function problemsOf(
  problems: readonly Problem[],
  subject: FormSubject,
  text: string,
  entry: Json,
): ReadonlyMap<string, readonly Problem[]> {
  const found = new Map<string, Problem[]>();
  const lineStarts = startsOfLines(text, problems.length === 0 ? 0 : text.length);
  for (const problem of problems) {
    const { line, character } = problem.range.start;
    const own = ownOffset(subject, (lineStarts[line] ?? 0) + character);
    if (own === null) continue;
    const key = keyOfPath(pathAt(subject.text, own, entry));
    found.set(key, [...(found.get(key) ?? []), problem]);
  }
  return found;
}

/** The problems of a file, each with the path of the part that it is on. */
export function placedProblems(problems: readonly Problem[], file: string, text: string): readonly PlacedProblem[] {
  const own = problems.filter((problem) => problem.file === file);
  if (own.length === 0) return [];
  const root = treeOf(text);
  const lineStarts = startsOfLines(text, text.length);
  return own.map((problem) => {
    const { line, character } = problem.range.start;
    const node = root && findNodeAtOffset(root, (lineStarts[line] ?? 0) + character);
    return { problem, path: node === undefined ? [] : getNodePath(node) };
  });
}

/** The path at an offset; for a key, that of its value. */
function pathAt(text: string, offset: number, entry: Json) {
  const { path } = getLocation(text, offset + 1);
  const length = path.findIndex((_, i) => partAt(entry, path.slice(0, i + 1)) === undefined);
  return length < 0 ? path : path.slice(0, length);
}

function startsOfLines(text: string, end: number): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
