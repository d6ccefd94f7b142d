import type { Node } from 'jsonc-parser';
import { sourceOf } from '#authoring/text/files/translation-path.ts';
import {
  type FollowedJson,
  type InWriting,
  inWriting,
  type JsonSection,
  readJson,
} from '#authoring/text/json/followed-json.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { isObject, type Json } from '#engine/kernel/basics/json.ts';

/** An entry of a document: an item with an `id` in one of its lists, which is what files refer to and people look at. */
export interface Entry {
  /** The document it belongs to: for a file of translations, the one that is translated. */
  readonly path: string;
  readonly id: string;
  /** Its place in its list, which tells two with one id apart; null when only its id is known. */
  readonly index: number | null;
}

/** Where the entries of a text stand. Made once a text, and asked at each move of the cursor. */
export interface EntryPlaces {
  at(offset: number): Entry | null;
}

interface Span {
  readonly start: number;
  readonly end: number;
  readonly entry: Entry;
}

/**
 * The entries of a project file. A text that is being typed and is no JSON at the moment gives those it still holds; `last`
 * is what it was when it was JSON last: then only what is being written is looked at.
 */
export function entryPlaces(path: string, text: string, last: FollowedJson | null = null): EntryPlaces {
  const now = last === null ? readJson(text) : last.text === text ? last : null;
  const spans = spansOf(path, text, now, last);
  return { at: (offset) => spanAt(spans, text, offset)?.entry ?? null };
}

function spansOf(path: string, text: string, now: FollowedJson | null, last: FollowedJson | null): readonly Span[] {
  const entryOf = namedBy(path);
  if (now !== null) return now.sections.flatMap((section) => spansIn(section, entryOf));
  const writing = last === null ? null : inWriting(last, text);
  if (last === null || writing === null) return spansOfTree(treeOf(text), entryOf);
  return last.sections.flatMap((section) => {
    if (section === writing.section) return spansAround(section, text, writing, entryOf);
    const spans = spansIn(section, entryOf);
    return section.open < writing.section.open ? spans : spans.map((span) => shifted(span, writing.shift));
  });
}

/** The entry that one of a section is; null: it is none by itself. Of a map it is told by its key. */
type EntryOf = (section: string, key: string | null, value: unknown, index: number) => Entry | null;

/** The items with an id of any list right under the root; of translations the units, whose keys begin with an id. */
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

/** Of the entries from a place on, which are counted from there. */
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

/** Of a section in which something is being written: what stands before and behind it, and what can be made out of it. */
function spansAround(
  section: JsonSection,
  text: string,
  { first, last, start, end, shift }: InWriting,
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

/** The entry under an offset of a project file: the list item with an `id`, or the unit of one. */
export function entryAt(path: string, text: string, offset: number): Entry | null {
  return entryPlaces(path, text).at(offset);
}

/** The item that holds the offset; else, so that the whole of its lines count, the one on whose line the offset stands. */
function spanAt(spans: readonly Span[], text: string, offset: number): Span | undefined {
  // They stand one behind the other: a problem each of very many entries is not looked for among all of them
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

/** The last span that begins at an offset or before it; -1: none. */
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

/** An item of a list, or a property of a map, in a tree of what can be made out of a text. */
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
