import type { Node } from 'jsonc-parser';
import { treeOf } from '../json/tree-of.ts';

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

/** The entries of a project file. A text that is being typed and is no JSON at the moment gives those it still holds. */
export function entryPlaces(path: string, text: string): EntryPlaces {
  const translates = /^l10n\/[^/]+\/(.+)$/.exec(path)?.[1];
  const root = treeOf(text);
  const spans = translates === undefined ? itemsOf(root, path) : unitsOf(root, translates);
  return { at: (offset) => spanAt(spans, text, offset)?.entry ?? null };
}

/** The entry under an offset of a project file: the list item with an `id`, or the unit of one. */
export function entryAt(path: string, text: string, offset: number): Entry | null {
  return entryPlaces(path, text).at(offset);
}

/** The item that holds the offset; else, so that the whole of its lines count, the one on whose line the offset stands. */
function spanAt(spans: readonly Span[], text: string, offset: number): Span | undefined {
  const inside = spans.find(({ start, end }) => start <= offset && offset <= end);
  if (inside !== undefined) return inside;
  return spans.find(
    ({ start, end }) =>
      (offset < start && !text.slice(offset, start).includes('\n')) ||
      (offset > end && !text.slice(end, offset).includes('\n')),
  );
}

/** The items of the lists right under the root: what lies inside them has ids of its own, which are not the project's. */
function itemsOf(root: Node | undefined, path: string): readonly Span[] {
  return propertiesOf(root).flatMap(([, value]) =>
    value?.type === 'array'
      ? (value.children ?? []).flatMap((item, index) => {
          const id = propertiesOf(item).findLast(([key]) => key === 'id')?.[1]?.value as unknown;
          return typeof id === 'string' ? [{ ...edgesOf(item), entry: { path, id, index } }] : [];
        })
      : [],
  );
}

/** A key of a unit begins with the id of the entry that its text belongs to. */
function unitsOf(root: Node | undefined, path: string): readonly Span[] {
  const units = propertiesOf(root).findLast(([key]) => key === 'units')?.[1];
  return (units?.children ?? []).flatMap((property) => {
    const key = property.children?.[0]?.value as unknown;
    const id = typeof key === 'string' && key.includes('/') ? key.slice(0, key.indexOf('/')) : '';
    return id === '' ? [] : [{ ...edgesOf(property), entry: { path, id, index: null } }];
  });
}

function propertiesOf(node: Node | undefined): readonly (readonly [key: string, value: Node | undefined])[] {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).map(({ children }) => [String(children?.[0]?.value), children?.[1]]);
}

function edgesOf(node: Node): { readonly start: number; readonly end: number } {
  return { start: node.offset, end: node.offset + node.length };
}
