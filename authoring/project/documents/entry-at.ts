import type { Node } from 'jsonc-parser';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import {
  type EditedEntries,
  editedEntries,
  type IncrementalJson,
  type JsonSection,
  readJson,
} from '#authoring/text/json/followed-json.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';

/** A list item with an `id`: what files refer to and what is shown as a whole. */
export interface DocumentEntry {
  /** Of a translation, the translated document. */
  readonly path: string;
  readonly id: string;
  /** Distinguishes duplicate ids; null if unknown. */
  readonly index: number | null;
}

/** Made once per text, as it is asked at each move of the cursor. */
export interface EntryPlaces {
  at(offset: number): DocumentEntry | null;
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly entry: DocumentEntry;
}

/** Of invalid JSON, what can be recovered. `last`: the last valid version; only the edited entries are searched. */
export function entryPlaces(path: string, text: string, last: IncrementalJson | null = null): EntryPlaces {
  const now = last === null ? readJson(text) : last.text === text ? last : null;
  const spans = spansOf(path, text, now, last);
  return { at: (offset) => spanAt(spans, text, offset)?.entry ?? null };
}

function spansOf(
  path: string,
  text: string,
  now: IncrementalJson | null,
  last: IncrementalJson | null,
): readonly Span[] {
  const entryOf = namedBy(path);
  if (now !== null) return now.sections.flatMap((section) => spansIn(section, entryOf));
  const writing = last === null ? null : editedEntries(last, text);
  if (last === null || writing === null) return spansOfTree(treeOf(text), entryOf);
  return last.sections.flatMap((section) => {
    if (section === writing.section) return spansAround(section, text, writing, entryOf);
    const spans = spansIn(section, entryOf);
    return section.open < writing.section.open ? spans : spans.map((span) => shifted(span, writing.shift));
  });
}

type EntryOf = (section: string, key: string | null, value: unknown, index: number) => DocumentEntry | null;

function namedBy(path: string): EntryOf {
  const translated = sourceOf(path)?.source;
  if (translated === undefined)
    return (_, key, value, index) => {
      const id = key === null && isObject(value as Json) ? (value as { readonly id?: unknown }).id : undefined;
      return typeof id === 'string' ? { path, id, index } : null;
    };
  return (section, key) => {
    if (section !== 'units' || key === null || !key.includes('/')) return null;
    return { path: translated, id: key.slice(0, key.indexOf('/')), index: null };
  };
}

function spansIn({ key, starts, ends, entries }: JsonSection, entryOf: EntryOf, from = 0): readonly Span[] {
  return entries.flatMap(({ name, value }, index) => {
    const entry = entryOf(key, name, value, index);
    return entry === null
      ? []
      : [{ start: starts.at(from + index) as number, end: ends.at(from + index) as number, entry }];
  });
}

const shifted = ({ start, end, entry }: Span, by: number, index = 0): Span => ({
  start: start + by,
  end: end + by,
  entry: entry.index === null ? entry : { ...entry, index: entry.index + index },
});

function spansAround(
  section: JsonSection,
  text: string,
  { first, last, start, end, shift }: EditedEntries,
  entryOf: EntryOf,
): readonly Span[] {
  const opening = section.kind === 'list' ? '[' : '{';
  const root = treeOf(opening + text.slice(start, end));
  const items = root?.children ?? [];
  const written = items.flatMap((item, i) => {
    const span = spanOfNode(item, section.key, first + i, entryOf);
    return span === null ? [] : [{ ...span, start: span.start + start - 1, end: span.end + start - 1 }];
  });
  return [
    ...spansIn({ ...section, entries: section.entries.slice(0, first) }, entryOf),
    ...written,
    ...spansIn({ ...section, entries: section.entries.slice(last) }, entryOf, last).map((span) =>
      shifted(span, shift, first + items.length),
    ),
  ];
}

export function entryAt(path: string, text: string, offset: number): DocumentEntry | null {
  return entryPlaces(path, text).at(offset);
}

function spanAt(spans: readonly Span[], text: string, offset: number): Span | undefined {
  // Binary search, as there may be thousands of problems to locate
  let before = lastBegun(spans, offset);
  const begun = spans[before];
  if (begun !== undefined && offset <= begun.end) return begun;
  let found: Span | undefined;
  for (let span = spans[before]; span !== undefined && isOneLine(text, span.end, offset); span = spans[--before])
    found = span;
  if (found !== undefined) return found;
  const next = spans[lastBegun(spans, offset) + 1];
  return next !== undefined && isOneLine(text, offset, next.start) ? next : undefined;
}

function lastBegun(spans: readonly Span[], offset: number): number {
  let [low, high] = [-1, spans.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((spans[middle] as Span).start <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

const isOneLine = (text: string, from: number, to: number): boolean => !text.slice(from, to).includes('\n');

function spansOfTree(root: Node | undefined, entryOf: EntryOf): readonly Span[] {
  return propertiesOf(root).flatMap(([key, value]) =>
    (value?.children ?? []).flatMap((item, index) => spanOfNode(item, key, index, entryOf) ?? []),
  );
}

function spanOfNode(node: Node, section: string, index: number, entryOf: EntryOf): Span | null {
  const key = node.type === 'property' ? String(node.children?.[0]?.value) : null;
  const value =
    node.type === 'object' ? { id: propertiesOf(node).findLast(([one]) => one === 'id')?.[1]?.value } : null;
  const entry = entryOf(section, key, value, index);
  return entry === null ? null : { start: node.offset, end: node.offset + node.length, entry };
}

function propertiesOf(node: Node | undefined): readonly (readonly [key: string, value: Node | undefined])[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).map(({ children }) => [String(children?.[0]?.value), children?.[1]]);
}
