import { visit } from 'jsonc-parser';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import type { Position, Range } from '#authoring/text/problems/problem.ts';
import { nameFields } from '#engine/kernel/documents/referred-names.ts';

export interface OutlineItem {
  readonly path: JsonPath;
  readonly id: string;
  /** Or a printed text, with `isText`. Empty: none. */
  readonly name: string;
  /** The field of `name`; empty: none. */
  readonly field: string;
  readonly isText: boolean;
  readonly range: Range;
  readonly at: Position;
  readonly children: readonly OutlineItem[];
}

interface Open {
  readonly isObject: boolean;
  step: string | number;
  readonly start: Position;
  readonly said: Map<string, { readonly text: string; readonly at: Position }>;
  readonly children: OutlineItem[];
}

const ID = 'id';
const TEXT = 'text';
const called: readonly string[] = [...nameFields, TEXT];
const noted: readonly string[] = [ID, 'op', ...called];

/** Works on incomplete text. Outer items contain inner ones. */
export function outlineOf(text: string): readonly OutlineItem[] {
  const around: Open[] = [];
  const top: OutlineItem[] = [];
  const open = (isObject: boolean, start: Position) =>
    void around.push({ isObject, step: isObject ? '' : 0, start, said: new Map(), children: [] });
  const shut = (end: Position): void => {
    const closed = around.pop();
    if (closed === undefined) return;
    const outer = around.at(-1);
    const own = outer?.isObject === true ? null : itemOf(closed, pathOf(around), end);
    (outer?.children ?? top).push(...(own === null ? closed.children : [own]));
  };
  visit(text, {
    onObjectBegin: (_offset, _length, line, character) => open(true, { line, character }),
    onArrayBegin: (_offset, _length, line, character) => open(false, { line, character }),
    onObjectEnd: (_offset, length, line, character) => shut({ line, character: character + length }),
    onArrayEnd: (_offset, length, line, character) => shut({ line, character: character + length }),
    onObjectProperty: (key) => {
      const last = around.at(-1);
      if (last !== undefined) last.step = key;
    },
    onSeparator: (sign) => {
      const last = around.at(-1);
      if (sign === ',' && typeof last?.step === 'number') last.step++;
    },
    onLiteralValue: (value, _offset, _length, line, character) => {
      const last = around.at(-1);
      if (last?.isObject !== true || typeof value !== 'string' || typeof last.step !== 'string') return;
      if (noted.includes(last.step)) last.said.set(last.step, { text: value, at: { line, character } });
    },
  });
  return top;
}

const pathOf = (around: readonly Open[]): JsonPath => around.map(({ step }) => step);

/** Nodes of effects are no items. */
function itemOf({ said, start, children }: Open, path: JsonPath, end: Position): OutlineItem | null {
  const id = said.get(ID);
  const field = called.find((one) => said.has(one)) ?? '';
  const name = said.get(field);
  const at = id?.at ?? name?.at;
  if (at === undefined || said.has('op')) return null;
  return {
    path,
    id: id?.text ?? '',
    name: name?.text ?? '',
    field,
    isText: field === TEXT,
    range: { start, end },
    at,
    children,
  };
}

export function itemsAround(items: readonly OutlineItem[], position: Position): readonly OutlineItem[] {
  const holding = items.find(({ range: { start, end } }) => !isBefore(position, start) && !isBefore(end, position));
  return holding === undefined ? [] : [holding, ...itemsAround(holding.children, position)];
}

const isBefore = (one: Position, other: Position): boolean =>
  one.line < other.line || (one.line === other.line && one.character < other.character);
