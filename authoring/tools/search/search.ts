import type { Node } from 'jsonc-parser';
import { offsetTooDeep } from '#authoring/text/json/depth.ts';
import { firstFrom } from '#authoring/text/json/sections.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { foldText, writtenOffset } from './folded-text.ts';
import { objectsWithOp } from './objects-with-op.ts';
import type { FieldTest, NodeQuery, SearchQuery, Understood } from './query.ts';
import { localeWithin, understand } from './query.ts';

/** `ids`, `printed`: offsets of ids and printed texts, in ascending order, end exclusive. */
export interface SearchedText {
  readonly path: string;
  readonly text: string;
  readonly ids: readonly SearchSpan[];
  readonly printed: readonly SearchSpan[];
}
export type SearchSpan = readonly [start: number, end: number];

export interface Match {
  readonly offset: number;
  readonly length: number;
  readonly line: number;
  /** The context on the line, shortened. */
  readonly before: string;
  readonly match: string;
  readonly after: string;
  /** Replacement; null: none. */
  readonly by: string | null;
}
export interface FileMatches {
  readonly path: string;
  readonly matches: readonly Match[];
}
export interface SearchResult {
  readonly files: readonly FileMatches[];
  readonly count: number;
  readonly isCut: boolean;
}

export const MOST_MATCHES = 10_000;
const MOST_SHOWN = 120;

export function search(
  files: readonly SearchedText[],
  query: SearchQuery,
  by: string | null = null,
  most = MOST_MATCHES,
): SearchResult {
  const understood = understand(query);
  const locale = localeWithin(query);
  const written = by === null || query.within === 'all' ? by : insideString(by);
  let count = 0;
  const found: FileMatches[] = [];
  for (const file of files) {
    if (locale !== null && !file.path.startsWith(`l10n/${locale}/`)) continue;
    const places = placesOf(file, understood, query);
    const matches = places.slice(0, most - count).map((place) => matchAt(file.text, place, written));
    if (matches.length > 0) found.push({ path: file.path, matches: withLines(file.text, matches) });
    count += places.length;
    if (count > most) return { files: found, count, isCut: true };
  }
  return { files: found, count, isCut: false };
}

const insideString = (text: string): string => JSON.stringify(text).slice(1, -1);

function placesOf(file: SearchedText, understood: Understood, { within, matchesCase }: SearchQuery): readonly Place[] {
  switch (understood.kind) {
    case 'nothing':
    case 'fault':
      return [];
    case 'nodes':
      return nodeSpans(file.text, understood.query).map((span) => ({ span, groups: null }));
    case 'text': {
      const { pattern, isFolded } = understood;
      const all = isFolded ? foldedPlaces(file.text, pattern, matchesCase) : plainPlaces(file.text, pattern);
      if (within === 'all') return all;
      return insideOf(within === 'ids' ? file.ids : file.printed, all);
    }
  }
}

function insideOf(spans: readonly SearchSpan[], places: readonly Place[]): readonly Place[] {
  const starts = spans.map(([start]) => start);
  return places.filter(({ span: [start, end] }) => end <= (spans[firstFrom(starts, start + 1) - 1]?.[1] ?? -1));
}

/** `groups` for `$1` in replacements. */
interface Place {
  readonly span: SearchSpan;
  readonly groups: RegExpMatchArray | null;
}

function plainPlaces(text: string, pattern: RegExp): readonly Place[] {
  const places: Place[] = [];
  for (const groups of text.matchAll(pattern))
    if (groups[0] !== '') places.push({ span: [groups.index, groups.index + groups[0].length], groups });
  return places;
}

function foldedPlaces(text: string, pattern: RegExp, matchesCase: boolean): readonly Place[] {
  const whole = foldText(text, matchesCase);
  return plainPlaces(whole.text, pattern).map(({ span: [start, end] }) => ({
    span: [writtenOffset(whole, start), writtenOffset(whole, end)],
    groups: null,
  }));
}

/** Supports `$1`, `$<name>`, `$&` and `$$`. */
function replacementOf({ groups }: Place, by: string): string {
  if (groups === null) return by;
  return by.replace(/\$(?:(\$)|(&)|(\d{1,2})|<([^>]+)>)/g, (_, sign, whole, index, name) => {
    if (sign !== undefined) return '$';
    if (whole !== undefined) return groups[0];
    return (index === undefined ? groups.groups?.[String(name)] : groups[Number(index)]) ?? '';
  });
}

/** Values of `op` of matching nodes, in order. */
function nodeSpans(text: string, query: NodeQuery): readonly SearchSpan[] {
  if (!text.includes(`"${query.op}"`) && query.op !== '*') return [];
  const spans = isSound(text)
    ? objectsWithOp(text, query.op).flatMap(({ start, end }) => {
        const node = treeOf(text.slice(start, end));
        return node === undefined ? [] : spanIn(node, start);
      })
    : within(treeOf(text));
  return spans.sort(([one], [other]) => one - other);

  function spanIn(node: Node, from: number): readonly SearchSpan[] {
    const op = node.type === 'object' ? valueIn(node, 'op') : undefined;
    if (op === undefined) return [];
    const isOp = query.op === '*' ? typeof op.value === 'string' : op.value === query.op;
    const isMeant = isOp && query.fields.every((test) => holds(valueIn(node, test.field), test));
    return isMeant ? [[from + op.offset + 1, from + op.offset + op.length - 1]] : [];
  }

  function within(node: Node | undefined): SearchSpan[] {
    if (node === undefined) return [];
    return [...spanIn(node, 0), ...(node.children ?? []).flatMap(within)];
  }
}

function isSound(text: string): boolean {
  try {
    JSON.parse(text);
    return offsetTooDeep(text) < 0;
  } catch {
    return false;
  }
}

const valueIn = (node: Node, key: string): Node | undefined =>
  node.children?.find(({ children }) => children?.[0]?.value === key)?.children?.[1];

/** A field with a node is compared by its op. */
function holds(node: Node | undefined, { is, value }: FieldTest): boolean {
  if (node === undefined) return is === '!=';
  const written: unknown = node.type === 'object' ? valueIn(node, 'op')?.value : node.value;
  const [mine, theirs] = [Number(written), Number(value)];
  const areNumbers = typeof written === 'number' && value !== '' && Number.isFinite(theirs);
  switch (is) {
    case '=':
      return areNumbers ? mine === theirs : String(written) === value;
    case '!=':
      return areNumbers ? mine !== theirs : String(written) !== value;
    case '>':
      return areNumbers && mine > theirs;
    case '<':
      return areNumbers && mine < theirs;
    case '>=':
      return areNumbers && mine >= theirs;
    case '<=':
      return areNumbers && mine <= theirs;
  }
}

function matchAt(text: string, place: Place, by: string | null): Match {
  const [start, end] = place.span;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const before = text.slice(lineStart, start).trimStart();
  return {
    offset: start,
    length: end - start,
    line: 0,
    before: before.length > 24 ? `…${before.slice(-24)}` : before,
    match: text.slice(start, end).slice(0, MOST_SHOWN),
    by: by === null ? null : replacementOf(place, by),
    after: text.slice(end, lineEnd < 0 ? text.length : lineEnd).slice(0, MOST_SHOWN),
  };
}

function withLines(text: string, matches: readonly Match[]): readonly Match[] {
  let line = 0;
  let at = text.indexOf('\n');
  return matches.map((match) => {
    for (; at >= 0 && at < match.offset; at = text.indexOf('\n', at + 1)) line++;
    return { ...match, line };
  });
}
