import { parseTree, type Node } from 'jsonc-parser';
import { foldText, writtenOffset } from './folded-text.ts';
import type { FieldTest, NodeQuery, Query, Understood } from './query.ts';
import { understand } from './query.ts';

/** A text that is searched, with the places in it that are ids, and those that are printed: offsets, end excluded. */
export interface Searched {
  readonly path: string;
  readonly text: string;
  readonly ids: readonly Span[];
  readonly printed: readonly Span[];
}
export type Span = readonly [start: number, end: number];

export interface Match {
  readonly offset: number;
  readonly length: number;
  /** Zero-based. */
  readonly line: number;
  /** What stands before, in and behind the match on its line, cut to what can be read. */
  readonly before: string;
  readonly match: string;
  readonly after: string;
}
export interface FileMatches {
  readonly path: string;
  readonly matches: readonly Match[];
}
export interface Found {
  readonly files: readonly FileMatches[];
  readonly count: number;
  /** There are more, which are not listed. */
  readonly isCut: boolean;
}

/** More nobody looks through; replacing asks for less. */
export const MOST_MATCHES = 10_000;
const MOST_SHOWN = 120;

/** Looks through texts, in their order. Nothing is found by what cannot be understood. */
export function search(files: readonly Searched[], query: Query, most = MOST_MATCHES): Found {
  const understood = understand(query);
  let count = 0;
  const found: FileMatches[] = [];
  for (const file of files) {
    const spans = spansIn(file, understood, query);
    const matches = spans.slice(0, most - count).map((span) => matchAt(file.text, span));
    if (matches.length > 0) found.push({ path: file.path, matches: withLines(file.text, matches) });
    count += spans.length;
    if (count > most) return { files: found, count, isCut: true };
  }
  return { files: found, count, isCut: false };
}

function spansIn(file: Searched, understood: Understood, { within, matchesCase }: Query): readonly Span[] {
  switch (understood.kind) {
    case 'nothing':
    case 'fault':
      return [];
    case 'nodes':
      return nodeSpans(file.text, understood.query);
    case 'text': {
      const { pattern, isFolded } = understood;
      const all = isFolded ? foldedSpans(file.text, pattern, matchesCase) : plainSpans(file.text, pattern);
      if (within === 'all') return all;
      const allowed = within === 'ids' ? file.ids : file.printed;
      return all.filter(([start, end]) => allowed.some(([from, to]) => from <= start && end <= to));
    }
  }
}

function plainSpans(text: string, pattern: RegExp): readonly Span[] {
  const spans: Span[] = [];
  for (const { index, 0: match } of text.matchAll(pattern)) if (match !== '') spans.push([index, index + match.length]);
  return spans;
}

function foldedSpans(text: string, pattern: RegExp, matchesCase: boolean): readonly Span[] {
  const whole = foldText(text, matchesCase);
  return plainSpans(whole.text, pattern).map(([start, end]) => [writtenOffset(whole, start), writtenOffset(whole, end)]);
}

/** The words that nodes begin with whose fields are as they should be. */
function nodeSpans(text: string, query: NodeQuery): readonly Span[] {
  if (!text.includes(`"${query.op}"`) && query.op !== '*') return [];
  const spans: Span[] = [];
  const look = (node: Node): void => {
    if (node.type === 'object') {
      const op = valueOf(node, 'op');
      const isOp = op !== undefined && (query.op === '*' ? typeof op.value === 'string' : op.value === query.op);
      if (op !== undefined && isOp && query.fields.every((test) => holds(valueOf(node, test.field), test)))
        spans.push([op.offset + 1, op.offset + op.length - 1]);
    }
    for (const child of node.children ?? []) look(child);
  };
  const root = parseTree(text);
  if (root !== undefined) look(root);
  return spans;
}

const valueOf = (node: Node, key: string): Node | undefined =>
  node.children?.find(({ children }) => children?.[0]?.value === key)?.children?.[1];

/** A field that is a node itself is named by its op. */
function holds(node: Node | undefined, { is, value }: FieldTest): boolean {
  if (node === undefined) return is === '!=';
  const written: unknown = node.type === 'object' ? valueOf(node, 'op')?.value : node.value;
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

function matchAt(text: string, [start, end]: Span): Match {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const before = text.slice(lineStart, start).trimStart();
  return {
    offset: start,
    length: end - start,
    line: 0,
    before: before.length > 40 ? `…${before.slice(-40)}` : before,
    match: text.slice(start, end).slice(0, MOST_SHOWN),
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
