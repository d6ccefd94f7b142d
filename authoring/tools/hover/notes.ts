import type { Declaration } from '#authoring/project/index/declaration.ts';
import type { IdUse, ProjectIndex } from '#authoring/project/index/project-index.ts';
import type { Position, Range } from '#authoring/text/problems/problem.ts';
import { type LineSpan, standsOn } from '#authoring/text/reading/entries-on-lines.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { nameOf, type Uses, usesOf } from './hover.ts';

export type { LineSpan } from '#authoring/text/reading/entries-on-lines.ts';

export interface Notes {
  readonly names: readonly { readonly at: Position; readonly name: string }[];
  readonly users: readonly { readonly range: Range; readonly id: string; readonly uses: Uses }[];
}

/** `lines`: restricts them to entries on these lines. */
export function notesOf(index: ProjectIndex, file: string, locale: Locale, lines: LineSpan | null = null): Notes {
  const reading = index.readingOf(file);
  const isAsked = lines === null || reading === undefined ? () => true : standsOn(reading, lines);
  return {
    names: index.usesIn(file).flatMap((use) => {
      if (!isAsked(use.path)) return [];
      const declared = isBare(use) ? index.declared(use.kinds, use.id) : undefined;
      if (declared === undefined || reading === undefined) return [];
      const name = nameOf(declared, locale);
      return name === declared.id ? [] : [{ at: reading.place(use.path).end, name }];
    }),
    users: index.declarationsIn(file).flatMap((declaration) => {
      if (!isAsked(declaration.path)) return [];
      const range = placeOf(index, declaration);
      return range === undefined ? [] : [{ range, id: declaration.id, uses: usesOf(declaration, index) }];
    }),
  };
}

function isBare({ isKey, sort }: IdUse): boolean {
  return !isKey && sort !== 'override' && sort !== 'requires' && sort !== 'text';
}

function placeOf(index: ProjectIndex, { file, path }: Declaration): Range | undefined {
  return index.readingOf(file)?.place(path.length > 1 ? path.slice(0, -1) : path);
}
