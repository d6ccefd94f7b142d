import { canonical, isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import { doublesBy, type Runs } from '#engine/kernel/basics/runs.ts';
import type { ContentProblem } from '#engine/kernel/contract/system.ts';
import { at, type Placed } from './placed.ts';

/** What says of a design what it does. */
export interface DesignTable {
  /** The field of its entries, and others that do something too. A design without entries is told by all it prints. */
  readonly entries: string;
  readonly also?: readonly string[];
  /** Of a design without entries, what still does not tell it from others. */
  readonly besides?: readonly string[];
  /** Fields that only people read, or that only count. */
  readonly unread: readonly string[];
  /** Fields whose lists come to the same work in any order, but for fine points: what is done, and what all must hold. */
  readonly inAnyOrder?: readonly string[];
  /** Words for the same thing with and without a number: by field, the word for whatever object stands there. */
  readonly sameAs?: { readonly [field: string]: string };
  /** Designs that only tests need. */
  isForTests?(id: string): boolean;
}

interface Design {
  readonly id: string;
}

/** Finds designs that do the same but for their numbers: one of them has no job of its own. */
export function designsAlike(table: DesignTable) {
  const { entries, also = [], besides = [] } = table;
  const bare = bareBy(table);
  const known = new WeakMap<object, string | null>();

  /**
   * What a design does. Whatever else it prints says for how much it is done, not what; only one without any entry is
   * told from others by the rest. Null: only tests need it. Values of documents are never written to.
   */
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

  /** Among designs that are held against each other, list for list; `telling`: a field that tells these apart as well. */
  return (telling?: string): ((designs: Runs<Placed<Design>>) => readonly ContentProblem[]) => {
    const doubles = doublesBy(({ value }: Placed<Design>) => {
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

/** Without numbers, without what only people read, and in one order: as text, so that it is compared as it is sorted. */
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
    // A sum of numbers is a number
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

/** "If not A, then B, else C" is "if A, then C, else B". */
function upright(node: JsonObject): JsonObject {
  const { op, if: condition, then, else: otherwise } = node;
  if (op !== 'if' || otherwise === undefined || !isObject(condition) || condition['op'] !== 'not') return node;
  return { op, if: condition['of'] as Json, then: otherwise, else: then as Json };
}
