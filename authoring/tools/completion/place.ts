import { createScanner, type JSONScanner, type Node, parseTree } from 'jsonc-parser';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { valueFrom } from '#authoring/text/json/sections.ts';
import type { KnownEntry } from '#authoring/text/reading/reading.ts';

export interface CompletionPlace {
  /** A key in the object at `path`, or the value at `path`. */
  readonly stands: 'key' | 'value';
  readonly path: JsonPath;
  /** The token to replace, with its quotes. */
  readonly offset: number;
  readonly length: number;
  /** The part of it before the cursor, without quotes. */
  readonly typed: string;
  readonly hasValue: boolean;
  /** Another item follows without a comma. */
  readonly needsComma: boolean;
  /** The entry around the place only. */
  readonly document: unknown;
  /** From the key to the end of the value. */
  readonly properties: readonly PropertySpan[];
}
export interface PropertySpan {
  readonly key: string;
  readonly offset: number;
  readonly length: number;
}

// From jsonc-parser's SyntaxKind, a const enum that isolated modules cannot import.
const token = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, comma: 5, colon: 6, string: 10, end: 17 };
const UNTERMINATED = 2;

/** An open object or array, and what may come next. */
interface Frame {
  readonly isObject: boolean;
  readonly offset: number;
  key: string;
  index: number;
  awaits: 'key' | 'colon' | 'value' | 'comma';
}

/** Works on incomplete text; null if nothing can be written there. `known`: an entry to start reading from. */
export function placeAt(text: string, offset: number, known: KnownEntry | null = null): CompletionPlace | null {
  const scanner = createScanner(text, true);
  const frames: Frame[] = known === null ? [] : framesAround(known);
  if (known !== null) scanner.setPosition(known.start);
  let kind = scanner.scan() as number;
  let under: Token | null = null;
  while (kind !== token.end && scanner.getTokenOffset() < offset) {
    under = tokenUnder(scanner, kind, offset);
    if (under !== null) break;
    const end = endOfWhole(text, frames, kind, scanner);
    if (end > scanner.getTokenOffset() && end <= offset) {
      (frames.at(-1) as Frame).awaits = 'comma';
      scanner.setPosition(end);
    } else follow(frames, kind, scanner);
    kind = scanner.scan();
  }
  const frame = frames.at(-1);
  const stands = standingIn(frame, under);
  if (stands === null) return null;
  const written = under ?? { offset, length: 0, typed: '' };
  const next = nextKind(text, written.offset + written.length);
  const hasValue = stands === 'key' && next === token.colon;
  const closes = next === token.comma || next === token.closeBrace || next === token.closeBracket || next === token.end;
  const needsComma = frame !== undefined && !closes && !hasValue;
  const around = stands === 'key' ? frames.slice(0, -1) : frames;
  const path = around.map(stepOf);
  const repaired = { stands, written, hasValue, needsComma };
  return {
    ...{ stands, path, ...written, hasValue, needsComma },
    ...readAround(text, offset, frames, repaired),
  };
}

const framesAround = ({ key, open, index }: KnownEntry): Frame[] => [
  { isObject: true, offset: 0, key, index: 0, awaits: 'comma' },
  { isObject: false, offset: open - 1, key: '', index, awaits: 'value' },
];

/** Skips a complete entry or part; -1 if it is not complete. */
function endOfWhole(text: string, frames: readonly Frame[], kind: number, scanner: JSONScanner): number {
  const begins = frames.length >= 2 && (kind === token.openBrace || kind === token.openBracket);
  return begins ? (valueFrom(text, scanner.getTokenOffset())?.end ?? -1) : -1;
}

interface Token {
  readonly offset: number;
  readonly length: number;
  readonly typed: string;
}

/** The token that contains or ends at the cursor. */
function tokenUnder(scanner: JSONScanner, kind: number, cursor: number): Token | null {
  if (kind <= token.colon) return null;
  const [offset, length] = [scanner.getTokenOffset(), scanner.getTokenLength()];
  if (kind !== token.string) return offset + length < cursor ? null : { offset, length, typed: written(cursor) };
  if ((scanner.getTokenError() as number) === UNTERMINATED) {
    // An unterminated string ends with its line
    return offset + length < cursor ? null : { offset, length: cursor - offset, typed: written(cursor).slice(1) };
  }
  return offset + length <= cursor ? null : { offset, length, typed: written(cursor).slice(1) };

  function written(end: number): string {
    return scanner.getTokenValue() === '' && kind === token.string ? '"' : textOf(scanner, kind).slice(0, end - offset);
  }
}

function textOf(scanner: JSONScanner, kind: number): string {
  return kind === token.string ? `"${scanner.getTokenValue()}` : scanner.getTokenValue();
}

function follow(frames: Frame[], kind: number, scanner: JSONScanner): void {
  const frame = frames.at(-1);
  switch (kind) {
    case token.openBrace:
    case token.openBracket: {
      if (frame !== undefined) frame.awaits = 'comma';
      const isObject = kind === token.openBrace;
      const offset = scanner.getTokenOffset();
      frames.push({ isObject, offset, key: '', index: 0, awaits: isObject ? 'key' : 'value' });
      return;
    }
    case token.closeBrace:
    case token.closeBracket: {
      // Ignores a stray closing bracket, and closes forgotten ones with the outer one.
      const last = frames.findLastIndex(({ isObject }) => isObject === (kind === token.closeBrace));
      if (last >= 0) frames.length = last;
      return;
    }
    case token.comma:
      if (frame === undefined) return;
      frame.index++;
      frame.awaits = frame.isObject ? 'key' : 'value';
      return;
    case token.colon:
      if (frame?.isObject === true) frame.awaits = 'value';
      return;
    default:
      if (frame === undefined) return;
      if (frame.isObject && frame.awaits !== 'value' && kind === token.string) {
        frame.key = scanner.getTokenValue();
        frame.awaits = 'colon';
      } else frame.awaits = 'comma';
  }
}

function standingIn(frame: Frame | undefined, under: Token | null): CompletionPlace['stands'] | null {
  if (frame === undefined) return 'value';
  if (frame.awaits === 'value') return 'value';
  if (!frame.isObject) return null;
  if (frame.awaits === 'key') return 'key';
  return under === null ? null : 'key';
}

const stepOf = ({ isObject, key, index }: Frame): string | number => (isObject ? key : index);

function nextKind(text: string, offset: number): number {
  const scanner = createScanner(text.slice(offset, offset + 1000), true);
  return scanner.scan() as number;
}

const HERE = '\u0000';
/** How far the end of an unclosed entry is searched, in UTF-16 units. */
export const REACH = 60_000;

interface Repaired {
  readonly stands: CompletionPlace['stands'];
  readonly written: Token;
  readonly hasValue: boolean;
  readonly needsComma: boolean;
}

/** Parses the entry around a place after completing it there. */
function readAround(
  text: string,
  cursor: number,
  frames: readonly Frame[],
  { stands, written, hasValue, needsComma }: Repaired,
): Pick<CompletionPlace, 'document' | 'properties'> {
  const inEntry = frames.length > 2 && frames[1]?.isObject === false;
  const outer = inEntry ? frames.slice(0, 2) : [];
  const base = frames[outer.length];
  if (base === undefined) return { document: undefined, properties: [] };
  const after = written.offset + written.length;
  const isText = written.length > 0 && text[written.offset] === '"';
  const value = isText ? JSON.stringify(written.typed + restOf(text, written, cursor)) : 'null';
  const here = stands === 'value' ? value : hasValue ? JSON.stringify(HERE) : `${JSON.stringify(HERE)}: null`;
  const repaired = `${here}${needsComma ? ',' : ''}`;
  const end = endOf(text, after, frames.length - outer.length);
  const root = parseTree(`${text.slice(base.offset, written.offset)}${repaired}${text.slice(after, end)}`);
  const at = written.offset - base.offset;
  const entry: unknown = root === undefined ? undefined : valueAround(root, at);
  const path = frames.slice(outer.length).map(stepOf).slice(0, -1);
  const around = path.reduce<Node | undefined>((node, step) => childOf(node, step, at), root);
  const shift = after - written.offset - repaired.length;
  const properties = (around?.type === 'object' ? (around.children ?? []) : []).flatMap((property): PropertySpan[] => {
    const key = String(property.children?.[0]?.value);
    if (key === HERE || property.children?.[1] === undefined) return [];
    const begins = property.offset + base.offset;
    return [{ key, offset: begins < written.offset ? begins : begins + shift, length: lengthOf(property) }];
  });
  forget(entry, frames.slice(outer.length).map(stepOf).slice(0, -1));
  return { document: outer.reduceRight<unknown>((inside, frame) => within(frame, inside), entry), properties };

  function lengthOf({ offset: begins, length }: Node): number {
    const from = begins + (base as Frame).offset;
    return from <= written.offset && written.offset <= from + length ? length + shift : length;
  }
}

function restOf(text: string, { offset, length, typed }: Token, cursor: number): string {
  if (typed.length === 0 && length <= 1) return '';
  const rest = text.slice(cursor, offset + length);
  return rest.endsWith('"') ? rest.slice(0, -1) : rest;
}

function childOf(node: Node | undefined, step: string | number, at: number): Node | undefined {
  if (node?.type === 'array') return node.children?.[Number(step)];
  const named = node?.children?.filter((one) => one.children?.[0]?.value === step) ?? [];
  return (named.find((one) => holds(one, at)) ?? named.at(-1))?.children?.[1];
}

/** After a forgotten bracket an object swallows the rest; of duplicate keys take the one around the place. */
function valueAround(node: Node, at: number): unknown {
  const { type, children = [] } = node;
  if (type === 'array') return children.map((child) => valueAround(child, at));
  if (type !== 'object') return node.value as unknown;
  const named = children.map((one) => String(one.children?.[0]?.value));
  const isSaid = (one: Node, i: number) =>
    holds(one, at) || !children.some((other, j) => named[i] === named[j] && i !== j && (j > i || holds(other, at)));
  const said = children.map((one, i) => [one.children?.[1], named[i] as string, isSaid(one, i)] as const);
  return Object.fromEntries(
    said.flatMap(([value, key, counts]) => (counts ? [[key, value && valueAround(value, at)]] : [])),
  );
}

const holds = ({ offset, length }: Node, at: number): boolean => offset <= at && at <= offset + length;

function forget(entry: unknown, path: JsonPath): void {
  const object = path.reduce<unknown>(
    (value, step) => (value as { [key: string | number]: unknown } | undefined)?.[step],
    entry,
  );
  if (typeof object === 'object' && object !== null) delete (object as { [key: string]: unknown })[HERE];
}

function within(frame: Frame, inside: unknown): unknown {
  if (frame.isObject) return { [frame.key]: inside };
  const items: unknown[] = [];
  items[frame.index] = inside;
  return items;
}

function endOf(text: string, offset: number, deep: number): number {
  const scanner = createScanner(text.slice(offset, offset + REACH), true);
  let depth = deep;
  for (let kind = scanner.scan() as number; kind !== token.end; kind = scanner.scan()) {
    if (kind === token.openBrace || kind === token.openBracket) depth++;
    if (kind === token.closeBrace || kind === token.closeBracket) depth--;
    if (depth === 0) return offset + scanner.getTokenOffset() + 1;
  }
  return Math.min(text.length, offset + REACH);
}
