import { type Chunks, duplicatesBy } from '#engine/kernel/basics/chunks.ts';
import { canonical, isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { at, type Located } from './placed.ts';

/** Which fields of a design define what it does. */
export interface DesignTable {
  /** Field of its entries, and further active fields. A design without entries is compared by all fields. */
  readonly entries: string;
  readonly also?: readonly string[];
  /** Fields ignored in designs without entries. */
  readonly besides?: readonly string[];
  /** Fields ignored always. */
  readonly unread: readonly string[];
  /** Lists whose order hardly matters, such as effects or conditions of `all`. */
  readonly inAnyOrder?: readonly string[];
  /** By field, a word that replaces any object there. */
  readonly sameAs?: { readonly [field: string]: string };
  isForTests?(id: string): boolean;
}

interface Design {
  readonly id: string;
}

export function designsAlike(table: DesignTable) {
  const { entries, also = [], besides = [] } = table;
  const bare = bareBy(table);
  const known = new WeakMap<object, string | null>();

  /** Normalized effects. Null: for tests only. Cached by identity, as documents are immutable. */
  function doing(design: Design): string | null {
    const before = known.get(design);
    if (before !== undefined) return before;
    const shape = table.isForTests?.(design.id) === true ? null : shapeOf(design);
    known.set(design, shape);
    return shape;
  }

  function shapeOf(design: Design): string {
    const { [entries]: done = [], ...others } = design as unknown as JsonObject;
    const acts = { effects: done, ...Object.fromEntries(also.map((field) => [field, others[field] ?? null])) };
    const rest = Object.entries(others).filter(([field]) => !besides.includes(field));
    return bare(isNone(done) ? { ...acts, ...Object.fromEntries(rest) } : acts);
  }

  /** Compares designs within each list; `telling`: a field that also distinguishes them. */
  return (telling?: string): ((designs: Chunks<Located<Design>>) => readonly ContentProblem[]) => {
    const doubles = duplicatesBy(({ value }: Located<Design>) => {
      const does = doing(value);
      const written = value as unknown as JsonObject;
      return does === null || telling === undefined ? does : `${does} ${bare(written[telling] ?? null)}`;
    });
    return (designs) =>
      doubles(designs).flatMap(([first, ...others]) =>
        others.map((design) => {
          const isBare = isNone((design.value as unknown as JsonObject)[entries]);
          const data = { id: design.value.id, other: first?.value.id ?? '' };
          return at(design, [isBare ? 'id' : entries], 'EFT006', 'warning', data);
        }),
      );
  };
}

const isNone = (entries: Json | undefined): boolean => !Array.isArray(entries) || entries.length === 0;

const arithmetic = new Set(['add', 'subtract', 'multiply', 'least', 'greatest']);

/** Normalized text: numbers, unread fields and order removed. */
function bareBy({ unread, inAnyOrder = [], sameAs = {} }: DesignTable) {
  const hidden = new Set(unread);
  const unordered = new Set(['effects', 'do', 'then', 'else', 'of', ...inAnyOrder]);
  return function bare(value: Json, under = ''): string {
    if (typeof value === 'number') return '0';
    if (typeof value !== 'object' || value === null) return canonical(value);
    if (Array.isArray(value)) {
      const list = value.map((one) => bare(one));
      return `[${(unordered.has(under) ? list.sort(inOrder) : list).join()}]`;
    }
    const node = upright(value as JsonObject);
    if (arithmetic.has(String(node['op'])) && isNumber(node['a']) && isNumber(node['b'])) return '0';
    let text = '';
    for (const key of Object.keys(node).sort()) {
      const one = node[key];
      if (one === undefined || hidden.has(key)) continue;
      const same = typeof one === 'object' && Object.hasOwn(sameAs, key) ? sameAs[key] : undefined;
      text += `${text === '' ? '' : ','}${canonical(key)}:${same === undefined ? bare(one, key) : canonical(same)}`;
    }
    return `{${text}}`;
  };

  function isNumber(value: Json | undefined): boolean {
    if (!isObject(value)) return typeof value === 'number';
    return arithmetic.has(String(value['op'])) && isNumber(value['a']) && isNumber(value['b']);
  }
}

const inOrder = (one: string, other: string): number => (one < other ? -1 : 1);

/** Normalizes "if not A, then B, else C" to "if A, then C, else B". */
function upright(node: JsonObject): JsonObject {
  const { op, if: condition, then, else: otherwise } = node;
  if (op !== 'if' || otherwise === undefined || !isObject(condition) || condition['op'] !== 'not') return node;
  return { op, if: condition['of'] as Json, then: otherwise, else: then as Json };
}
