import type { IdUse, ProjectIndex } from '#authoring/project/index/project-index.ts';
import type { Position } from '#authoring/text/problems/problem.ts';
import { type LineSpan, standsOn } from '#authoring/text/reading/entries-on-lines.ts';
import type { Locale } from '#engine/kernel/basics/text.ts';
import { nameOf } from './hover.ts';

export type { LineSpan } from '#authoring/text/reading/entries-on-lines.ts';

export interface Notes {
  readonly names: readonly { readonly at: Position; readonly name: string }[];
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
  };
}

function isBare({ isKey, sort }: IdUse): boolean {
  return !isKey && sort !== 'override' && sort !== 'requires' && sort !== 'text';
}
