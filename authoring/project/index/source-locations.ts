import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Range } from '#authoring/text/problems/problem.ts';
import type { Declaration } from './declaration.ts';
import { type IdUse, isUse, type ProjectIndex } from './project-index.ts';

export interface SourceLocation {
  readonly file: string;
  readonly range: Range;
  readonly line: string;
}

export function sightingOf(index: ProjectIndex, found: Declaration | IdUse): SourceLocation {
  const reading = index.readingOf(found.file);
  const { path } = found;
  const isKey = isUse(found) && found.isKey;
  const range = isKey ? reading?.place(path.slice(0, -1), { key: String(path.at(-1)) }) : reading?.place(path);
  const { start, end } = range ?? { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } };
  const line = reading?.file.text.split(/\r\n|\r|\n/, start.line + 1)[start.line] ?? '';
  return { file: found.file, range: { start, end }, line: line.trim() };
}

/** The name at a path or around it; `around`: else the innermost declaration that contains it. */
export function declarationAt(
  index: ProjectIndex,
  file: string,
  path: JsonPath,
  around: boolean,
): Declaration | undefined {
  for (let end = path.length; end > 0; end--) {
    const found = index.at(file, path.slice(0, end));
    if (found !== undefined) return isUse(found) ? index.declared(found.kinds, nameOf(found)) : found;
  }
  if (!around) return undefined;
  const holding = index
    .declarationsIn(file)
    .filter((one) => one.path.slice(0, -1).every((step, i) => path[i] === step));
  return holding.sort((a, b) => b.path.length - a.path.length)[0];
}

function nameOf({ id, package: project }: IdUse): string {
  return project === null ? id : `${project}:${id}`;
}
