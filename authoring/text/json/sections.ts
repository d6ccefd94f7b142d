import type { SplicedText } from '../edits/spliced-text.ts';
import type { TextDifference } from '../edits/text-edit.ts';
import { Offsets } from './offsets.ts';

// Offsets of the entries in a document. Game documents are mostly long lists, and a keystroke changes one entry: only
// that is read again.

export type SectionKind = 'list' | 'map';
export type SectionKinds = ReadonlyMap<string, SectionKind>;

export interface ValueExtent {
  readonly start: number;
  readonly end: number;
  readonly deepest: number;
  readonly keys: number;
}

export interface Section {
  readonly key: string;
  readonly kind: SectionKind;
  /** After the opening bracket, and at the closing one. */
  readonly open: number;
  readonly close: number;
  readonly starts: Offsets;
  readonly ends: Offsets;
}

export interface SplitSection extends Section {
  readonly extents: readonly ValueExtent[];
}
export interface Split {
  readonly sections: readonly SplitSection[];
  readonly deepest: number;
  readonly keys: number;
}

const [quote, backslash, comma, colon] = [34, 92, 44, 58];
const [openObject, closeObject, openList, closeList] = [123, 125, 91, 93];

function afterSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
    at++;
  }
}

/** Offset behind the string at `from`; -1 if it does not end. */
function afterString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === quote) return at + 1;
    if (code === backslash) at++;
    else if (code < 32) return -1;
  }
  return -1;
}

/** The extent of the value at `from`, by its brackets; null if they are not closed or there is no value. */
export function valueFrom(text: string, from: number): ValueExtent | null {
  let [depth, deepest, keys] = [0, 0, 0];
  for (let at = from; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case quote: {
        const end = afterString(text, at);
        if (end < 0) return null;
        if (depth === 0) return { start: from, end, deepest, keys };
        at = end - 1;
        break;
      }
      case openObject:
      case openList:
        depth++;
        if (depth > deepest) deepest = depth;
        break;
      case closeObject:
      case closeList:
        if (depth === 0) return at === from ? null : { start: from, end: at, deepest, keys };
        depth--;
        if (depth === 0) return { start: from, end: at + 1, deepest, keys };
        break;
      case colon:
        if (depth === 0) return null;
        keys++;
        break;
      case comma:
      case 32:
      case 10:
      case 13:
      case 9:
        if (depth === 0) return at === from ? null : { start: from, end: at, deepest, keys };
        break;
    }
  }
  return null;
}

function entryFrom(text: string, from: number, kind: SectionKind): ValueExtent | null {
  if (kind === 'list') return valueFrom(text, from);
  const behind = text.charCodeAt(from) === quote ? afterString(text, from) : -1;
  const at = behind < 0 ? -1 : afterSpace(text, behind);
  if (at < 0 || text.charCodeAt(at) !== colon) return null;
  const value = valueFrom(text, afterSpace(text, at + 1));
  return value && { ...value, start: from, keys: value.keys + 1 };
}

const closing = (kind: SectionKind): number => (kind === 'list' ? closeList : closeObject);

/** Splits valid JSON at its entries; null if it is no object or has a duplicate key at the top. */
export function splitText(text: string, kinds: SectionKinds): Split | null {
  let at = afterSpace(text, 0);
  if (text.charCodeAt(at) !== openObject) return null;
  at = afterSpace(text, at + 1);
  const sections: SplitSection[] = [];
  const seen = new Set<string>();
  let [deepest, keys] = [1, 0];
  while (text.charCodeAt(at) === quote) {
    const end = afterString(text, at);
    const key = JSON.parse(text.slice(at, end)) as string;
    if (seen.has(key)) return null;
    seen.add(key);
    keys++;
    at = afterSpace(text, afterSpace(text, end) + 1);
    const kind = kinds.get(key);
    const isSection = kind !== undefined && text.charCodeAt(at) === (kind === 'list' ? openList : openObject);
    if (isSection) {
      const section = sectionFrom(text, at + 1, key, kind);
      if (section === null) return null;
      sections.push(section);
      at = section.close + 1;
    } else {
      const value = valueFrom(text, at);
      if (value === null) return null;
      deepest = Math.max(deepest, value.deepest + 1);
      keys += value.keys;
      at = value.end;
    }
    at = afterSpace(text, at);
    if (text.charCodeAt(at) === comma) at = afterSpace(text, at + 1);
  }
  return { sections, deepest, keys };
}

function sectionFrom(text: string, open: number, key: string, kind: SectionKind): SplitSection | null {
  const extents: ValueExtent[] = [];
  let at = afterSpace(text, open);
  while (text.charCodeAt(at) !== closing(kind)) {
    const entry = entryFrom(text, at, kind);
    if (entry === null) return null;
    extents.push(entry);
    at = afterSpace(text, entry.end);
    if (text.charCodeAt(at) === comma) at = afterSpace(text, at + 1);
  }
  return {
    key,
    kind,
    open,
    close: at,
    extents,
    starts: Offsets.of(extents.map(({ start }) => start)),
    ends: Offsets.of(extents.map(({ end }) => end)),
  };
}

export type Touched<Read> =
  /** Entries before `first` and from `last` on are unchanged. */
  | {
      readonly kind: 'entries';
      readonly first: number;
      readonly last: number;
      readonly extents: readonly ValueExtent[];
      readonly read: readonly Read[];
    }
  /** Not JSON: the entry `index`, which begins at `start`, or something behind it. Entries before are valid. */
  | { readonly kind: 'broken'; readonly index: number; readonly start: number };

/** The entries of a section after an edit. `read`: undefined if an entry is not JSON. Null: it reaches beyond. */
export function editSection<Read>(
  section: Section,
  text: SplicedText,
  { from, before, after }: TextDifference,
  read: (written: string, extent: ValueExtent) => Read | undefined,
): Touched<Read> | null {
  const { kind, open, close, starts } = section;
  if (from < open || before > close) return null;
  const shift = after - before;
  // An entry that ends right at the edit may be continued by it.
  const first = Math.max(0, firstFrom(starts, from) - 1);
  const isWithin = (starts.at(0) ?? from) < from;
  const origin = isWithin ? (starts.at(first) as number) : open;
  // An entry that is still open where an untouched one begins is never closed, as the untouched ones are balanced.
  const untouched = starts.at(firstFrom(starts, before + 1)) ?? close + 1;
  const near = text.slice(origin, untouched + shift);
  const spaceFrom = (at: number): number => origin + afterSpace(near, at - origin);
  const signAt = (at: number): number => near.charCodeAt(at - origin);
  const extents: ValueExtent[] = [];
  const found: Read[] = [];
  const upTo = (last: number): Touched<Read> => ({ kind: 'entries', first, last, extents, read: found });
  let at = isWithin ? origin : spaceFrom(open);
  if (!isWithin && signAt(at) === closing(kind)) return at === close + shift ? upTo(starts.length) : null;
  for (;;) {
    const next = at - shift >= before ? firstFrom(starts, at - shift) : starts.length;
    if (starts.at(next) === at - shift) return upTo(next);
    const index = first + extents.length;
    const extent = entryFrom(near, at - origin, kind);
    const entry = extent === null ? undefined : read(near.slice(extent.start, extent.end), extent);
    if (extent === null || entry === undefined) return { kind: 'broken', index, start: at };
    extents.push({ ...extent, start: extent.start + origin, end: extent.end + origin });
    found.push(entry);
    const behind = spaceFrom(extent.end + origin);
    const sign = signAt(behind);
    if (sign === closing(kind)) return behind === close + shift ? upTo(starts.length) : null;
    if (sign !== comma) return { kind: 'broken', index, start: at };
    at = spaceFrom(behind + 1);
  }
}

/** Binary search: first index whose number is not below `least`. */
export function firstFrom(
  numbers: { readonly length: number; at(index: number): number | undefined },
  least: number,
): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers.at(middle) as number) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
