import { canonical, isObject, type Json } from '#engine/kernel/basics/json.ts';
import type { BoundNodes } from '#engine/kernel/language/nodes-in.ts';
import type { Op } from '#engine/kernel/language/op.ts';

export interface Bounds {
  readonly least: number;
  readonly most: number;
}

const anything: Bounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };
const exactly = (value: number): Bounds => ({ least: value, most: value });

export function boundsOf(written: unknown, names: BoundNodes, ops: ReadonlyMap<string, Op>): Bounds {
  if (typeof written === 'number') return exactly(written);
  if (!isObject(written)) return anything;
  const part = (field: string) => boundsOf(written[field], names, ops);
  switch (written['op']) {
    case 'add':
      return over(part('a'), part('b'), (a, b) => a + b);
    case 'subtract':
      return over(part('a'), part('b'), (a, b) => a - b);
    case 'multiply':
      return over(part('a'), part('b'), (a, b) => (a === 0 || b === 0 ? 0 : a * b));
    case 'least':
      return over(part('a'), part('b'), Math.min);
    case 'greatest':
      return over(part('a'), part('b'), Math.max);
    case 'remembered': {
      const bound = names.get(String(written['name']));
      return bound?.op === 'remember' ? boundsOf(bound.node['amount'], bound.names, ops) : anything;
    }
    default: {
      const [least, most] = ops.get(`amount:${String(written['op'])}`)?.bounds ?? [anything.least, anything.most];
      return { least, most };
    }
  }
}

function over(a: Bounds, b: Bounds, does: (a: number, b: number) => number): Bounds {
  const ends = [does(a.least, b.least), does(a.least, b.most), does(a.most, b.least), does(a.most, b.most)];
  if (ends.some(Number.isNaN)) return anything;
  return { least: Math.min(...ends), most: Math.max(...ends) };
}

/** Null: it depends on the table. */
export function alwaysHolds(written: unknown, names: BoundNodes, ops: ReadonlyMap<string, Op>): boolean | null {
  if (!isObject(written)) return null;
  const amount = (field: string) => boundsOf(written[field], names, ops);
  const each = () => (Array.isArray(written['of']) ? written['of'] : []).map((one) => alwaysHolds(one, names, ops));
  switch (written['op']) {
    case 'atLeast': {
      if (isSame(written['value'], written['than'])) return true;
      const [value, than] = [amount('value'), amount('than')];
      return value.least >= than.most ? true : value.most < than.least ? false : null;
    }
    case 'equals': {
      if (isSame(written['a'], written['b'])) return true;
      const [a, b] = [amount('a'), amount('b')];
      if (a.most < b.least || b.most < a.least) return false;
      return a.least === a.most && b.least === b.most ? true : null;
    }
    case 'not': {
      const inside = alwaysHolds(written['of'], names, ops);
      return inside === null ? null : !inside;
    }
    case 'all': {
      const parts = each();
      if (parts.includes(false) || contradicts(written['of'])) return false;
      return parts.every((one) => one === true) ? true : null;
    }
    case 'any': {
      const parts = each();
      if (parts.includes(true) || contradicts(written['of'])) return true;
      return parts.every((one) => one === false) ? false : null;
    }
    default:
      return null;
  }
}

const isSame = (a: unknown, b: unknown): boolean => isObject(a) && isObject(b) && written(a) === written(b);
const written = (node: unknown): string => canonical(node as Json);

function contradicts(of: unknown): boolean {
  const parts = Array.isArray(of) ? of.filter(isObject) : [];
  const plain = new Set(parts.map(written));
  return parts.some((one) => one['op'] === 'not' && isObject(one['of']) && plain.has(written(one['of'])));
}
