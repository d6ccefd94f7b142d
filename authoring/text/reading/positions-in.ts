import type { Node } from 'jsonc-parser';
import { byName } from '#engine/kernel/basics/long-maps.ts';
import { type JsonPath, nodeAt, spanOfKey, spanOfThing, spanOfValue } from '../json/positions.ts';
import { treeOf } from '../json/tree-of.ts';
import type { ShapeFault } from './schema-problems.ts';
import type { ReadSection, SectionedDocument } from './sectioned.ts';

export interface Span {
  readonly offset: number;
  readonly length: number;
}
type FindSpan = (path: JsonPath, mark: ShapeFault['mark']) => Span | null;

/** Finds the spans of paths. Only the entry that contains the path is parsed. */
export function placesIn({ text, sections }: SectionedDocument): FindSpan {
  const trees = new Map<number, Node | undefined>();

  const treeAt = (start: number, part: string): Node | undefined => {
    if (!trees.has(start)) trees.set(start, treeOf(part));
    return trees.get(start);
  };

  function inEntry(section: ReadSection, index: number, path: JsonPath, mark: ShapeFault['mark']): Span | null {
    const { kind, starts, ends } = section;
    const start = starts.at(index) as number;
    const part = text.slice(start, ends.at(index) as number);
    const [written, shift] = kind === 'list' ? [part, start] : [`{${part}}`, start - 1];
    const span = spanIn(treeAt(start, written), path, mark);
    return span && { offset: span.offset + shift, length: span.length };
  }

  function inHead(path: JsonPath, mark: ShapeFault['mark']): Span | null {
    let [bare, end] = ['', 0];
    const cuts: { readonly at: number; readonly length: number }[] = [];
    for (const { open, close } of sections) {
      bare += text.slice(end, open);
      cuts.push({ at: bare.length, length: close - open });
      end = close;
    }
    const span = spanIn(treeAt(-1, bare + text.slice(end, text.length)), path, mark);
    if (span === null) return null;
    const shift = cuts.reduce((sum, { at, length }) => (span.offset >= at ? sum + length : sum), 0);
    return { offset: span.offset + shift, length: span.length };
  }

  return (path, mark) => {
    const section = sections.find(({ key }) => key === path[0]);
    if (section === undefined) return inHead(path, mark);
    const { kind, key } = section;
    if (path.length === 1) {
      const marked = typeof mark === 'object' && kind === 'map' ? indexOf(section, mark.key) : -1;
      return marked < 0 ? inHead(path, mark) : inEntry(section, marked, [], mark);
    }
    const index = indexOf(section, path[1] as string | number);
    if (index < 0) return inHead([key], mark);
    return inEntry(section, index, kind === 'list' ? path.slice(2) : path.slice(1), mark);
  };
}

function indexOf({ kind, entries }: ReadSection, step: string | number): number {
  if (kind === 'map') return byName(entries.runs).indexOf(String(step));
  const index = Number(step);
  return entries.at(index) === undefined ? -1 : index;
}

/** The span of a path, or of its nearest existing ancestor. */
export function spanIn(root: Node | undefined, path: JsonPath, mark: ShapeFault['mark']): Span | null {
  const node = nodeAt(root, path);
  if (node === undefined) return null;
  return typeof mark === 'object'
    ? spanOfKey(node, mark.key)
    : mark === 'thing'
      ? spanOfThing(node)
      : spanOfValue(node);
}
