import { type Node, type ParseError, visit } from 'jsonc-parser';
import { SplicedText } from '../edits/spliced-text.ts';
import type { ProblemData } from '../words/generated/problem-data.ts';
import { deepest, offsetTooDeep } from './depth.ts';
import { splitText } from './sections.ts';
import { treeOf } from './tree-of.ts';

/** Syntax faults; their sentences are in words/problems.json. */
type JsonCode = Extract<keyof ProblemData, `JSN${string}`>;

export type JsonFault = {
  readonly [Code in JsonCode]: {
    readonly code: Code;
    readonly offset: number;
    readonly length: number;
    readonly data: ProblemData[Code];
  };
}[JsonCode];

export interface ParsedJson {
  readonly value: unknown;
  readonly sound: boolean;
  readonly root: Node | undefined;
  readonly faults: readonly JsonFault[];
}

// From jsonc-parser's ParseErrorCode, a const enum that isolated modules cannot import.
const code = {
  invalidSymbol: 1,
  invalidNumber: 2,
  propertyNameExpected: 3,
  valueExpected: 4,
  colonExpected: 5,
  commaExpected: 6,
  closeBraceExpected: 7,
  closeBracketExpected: 8,
  endOfFileExpected: 9,
  comment: 10,
  endOfComment: 11,
  endOfString: 12,
  endOfNumber: 13,
  unicode: 14,
  escape: 15,
  character: 16,
} as const;

/** Reads strict JSON. Only the first syntax error is reported, as later ones mostly follow from it. */
export function parseJson(text: string): ParsedJson {
  const broken = (fault: JsonFault): ParsedJson => withTree(text, { value: undefined, sound: false, faults: [fault] });
  if (text.trim() === '') return broken({ code: 'JSN006', offset: 0, length: 0, data: {} });
  const tooDeep = offsetTooDeep(text);
  if (tooDeep >= 0) return broken({ code: 'JSN009', offset: tooDeep, length: 1, data: { deepest } });
  try {
    const value = JSON.parse(text) as unknown;
    return withTree(text, { value, sound: true, faults: doublesIn(text, value) });
  } catch {
    return broken(firstFault(new SplicedText(text), '', 0));
  }
}

/** The tree is as long as the text and rarely needed, so it is made lazily. */
function withTree(text: string, parsed: Omit<ParsedJson, 'root'>): ParsedJson {
  let root: { readonly node: Node | undefined } | null = null;
  return {
    ...parsed,
    get root() {
      root ??= { node: treeOf(text) };
      return root.node;
    },
  };
}

const nearby = 65_536;
const strict = { disallowComments: true, allowTrailingComma: false };

/** The first syntax error at or after `start`; `before` is a prefix that brings the parser into the same state. */
export function firstFault(text: SplicedText, before: string, start: number): JsonFault {
  class Found extends Error {
    readonly error: ParseError;
    constructor(error: ParseError) {
      super();
      this.error = error;
    }
  }
  const shift = start - before.length;
  const onError = (error: number, offset: number, length: number): never => {
    throw new Found({ error, offset: offset + shift, length });
  };
  // Mostly the error is near: the rest is parsed only if the part so far is valid.
  for (const end of [start + nearby, text.length]) {
    try {
      visit(before + text.slice(start, end), { onError }, strict);
    } catch (found) {
      if (!(found instanceof Found)) throw found;
      const { error } = found;
      if (end >= text.length || error.offset + error.length < end) return faultOf(text, error);
    }
  }
  return { code: 'JSN001', offset: 0, length: 1, data: { found: text.slice(0, 1) } };
}

/** If keys are duplicate, the text has more of them than the value. */
function doublesIn(text: string, value: unknown): JsonFault[] {
  const split = splitText(text, new Map());
  if (split !== null && split.keys === keysIn(value)) return [];
  const root = treeOf(text);
  return root === undefined ? [] : doubles(root);
}

/** Number of keys, nested ones included. */
export function keysIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const one of value) count += keysIn(one);
  else for (const key in value) count += 1 + keysIn((value as { readonly [key: string]: unknown })[key]);
  return count;
}

function faultOf(text: SplicedText, error: ParseError): JsonFault {
  const { offset } = error;
  const length = Math.max(error.length, 1);
  const found = text.slice(offset, offset + Math.min(length, 40));
  const end = endOfLastToken(text, text.length) + 1;
  const here = { offset, length };
  const runsOut = offset >= end || (error.error === code.endOfString && offset + error.length >= end);
  if (runsOut) return { code: 'JSN002', offset: Math.max(0, end - 1), length: 1, data: {} };
  switch (error.error) {
    case code.comment:
    case code.endOfComment:
      return { code: 'JSN004', ...here, data: {} };
    case code.endOfString:
    case code.unicode:
    case code.escape:
    case code.character:
      return { code: 'JSN007', ...here, data: { found } };
    case code.invalidNumber:
    case code.endOfNumber:
      return { code: 'JSN008', ...here, data: { found } };
    case code.commaExpected:
      return { code: 'JSN010', offset: endOfLastToken(text, offset), length: 1, data: {} };
    case code.propertyNameExpected:
    case code.valueExpected: {
      const before = endOfLastToken(text, offset);
      const closes = found === '}' || found === ']';
      if (closes && text.charCodeAt(before) === comma) return { code: 'JSN003', offset: before, length: 1, data: {} };
      return faultOfSymbol(found, here);
    }
    default:
      return faultOfSymbol(found, here);
  }
}

/** JSN011 for single quotes. */
const faultOfSymbol = (found: string, here: { readonly offset: number; readonly length: number }): JsonFault =>
  found.startsWith("'") ? { code: 'JSN011', ...here, data: {} } : { code: 'JSN001', ...here, data: { found } };

function endOfLastToken(text: SplicedText, offset: number): number {
  let end = offset;
  while (end > 0 && text.slice(end - 1, end).trim() === '') end--;
  return Math.max(0, end - 1);
}

const comma = 44;

/** JSON.parse would silently keep the last of two. */
function doubles(root: Node): JsonFault[] {
  const faults: JsonFault[] = [];
  const look = (node: Node): void => {
    const { children } = node;
    if (children === undefined) return;
    if (node.type === 'object') {
      const seen = new Set<unknown>();
      for (const property of children) {
        const key = property.children?.[0];
        if (key === undefined) continue;
        if (seen.has(key.value)) {
          faults.push({ code: 'JSN005', offset: key.offset, length: key.length, data: { key: String(key.value) } });
        }
        seen.add(key.value);
      }
    }
    for (const child of children) look(child);
  };
  look(root);
  return faults;
}
