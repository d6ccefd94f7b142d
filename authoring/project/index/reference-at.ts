import type { JsonPath } from '#authoring/text/json/positions.ts';
import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import { referencesIn } from '#engine/kernel/documents/referred-names.ts';
import type { Declaration } from './declaration.ts';
import type { ProjectIndex } from './project-index.ts';

/** A name that a text refers to by its id in braces, and where that stands in the text of its document. */
export interface ReferenceAt {
  readonly id: string;
  readonly offset: number;
  readonly length: number;
}

/** What stands in braces around an offset; null: nothing that could refer to a name. */
export function referenceAt(text: string, offset: number): ReferenceAt | null {
  // Between the braces, or at one of them
  const from = text.lastIndexOf('{', text[offset] === '{' ? offset : offset - 1);
  const end = from < 0 ? -1 : text.indexOf('}', from);
  if (end < 0 || end + 1 < offset || /["\n]/.test(text.slice(from, end))) return null;
  const [reference] = referencesIn(text.slice(from, end + 1));
  return reference === undefined ? null : { id: reference.id, offset: from, length: end + 1 - from };
}

/** What a text at a place of a file means by an id in braces; undefined: no text stands there, or it means nothing by it. */
export function referredAt(index: ProjectIndex, file: string, path: JsonPath, id: string): Declaration | undefined {
  const found = index.named(id);
  const isReferred =
    found !== undefined &&
    index.usesOf(found).some((use) => use.sort === 'text' && use.file === file && isSameList(use.path, path));
  return isReferred ? found : undefined;
}
