import type { JsonPath } from '#authoring/text/json/positions.ts';
import { isSameList } from '#engine/kernel/basics/is-same-list.ts';
import { referencesIn } from '#engine/kernel/documents/referred-names.ts';
import type { Declaration } from './declaration.ts';
import type { ProjectIndex } from './project-index.ts';

/** A `{id}` in a text, with its place in the document's source. */
export interface ReferenceAt {
  readonly id: string;
  readonly offset: number;
  readonly length: number;
}

/** Null if the offset is not within a reference. */
export function referenceAt(text: string, offset: number): ReferenceAt | null {
  const from = text.lastIndexOf('{', text[offset] === '{' ? offset : offset - 1);
  const end = from < 0 ? -1 : text.indexOf('}', from);
  if (end < 0 || end + 1 < offset || /["\n]/.test(text.slice(from, end))) return null;
  const [reference] = referencesIn(text.slice(from, end + 1));
  return reference === undefined ? null : { id: reference.id, offset: from, length: end + 1 - from };
}

/** The declaration that a text refers to by an id; undefined if there is no text at the path or no such reference. */
export function referredAt(index: ProjectIndex, file: string, path: JsonPath, id: string): Declaration | undefined {
  const found = index.named(id);
  const isReferred =
    found !== undefined &&
    index.usesOf(found).some((use) => use.sort === 'text' && use.file === file && isSameList(use.path, path));
  return isReferred ? found : undefined;
}
