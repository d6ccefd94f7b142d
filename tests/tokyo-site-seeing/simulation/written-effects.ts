import fc from 'fast-check';
import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';
import type { Schema } from '#engine/kernel/language/field.ts';
import type { Op, Sort } from '#engine/kernel/language/op.ts';

/** Extreme numbers, and some plausible ones. */
const amounts = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -1, max: 5 }) },
  { weight: 1, arbitrary: fc.constantFrom(-(2 ** 53), -1000, 100, 2 ** 31, 1e9, 2 ** 53, 1e21, 1e308) },
);
const madeUpNames = fc.constantFrom('x', 'y');

/** Random well-typed nodes of every kind, generated from the table of words alone. */
export class WrittenEffects {
  private readonly ops: readonly Op[];
  private readonly ids: { readonly [what: string]: readonly string[] };
  private readonly heights: ReadonlyMap<Op, number>;
  private readonly made = new Map<string, fc.Arbitrary<Json>>();

  constructor(ops: readonly Op[], ids: { readonly [what: string]: readonly string[] }) {
    this.ops = ops;
    this.ids = ids;
    this.heights = heightsOf(ops);
  }

  /** A node of a kind with a depth limit (or the smallest depth possible). */
  node(sort: Sort, depth: number): fc.Arbitrary<Json> {
    if (sort === 'amount' && depth <= 0) return amounts;
    const key = `${sort} ${Math.max(depth, -1)}`;
    const known = this.made.get(key);
    if (known !== undefined) return known;
    const own = this.ops.filter(
      (op) => op.sort === sort && (this.heights.get(op) as number) < Number.POSITIVE_INFINITY,
    );
    const lowest = Math.min(...own.map((op) => this.heights.get(op) as number));
    const fitting = own.filter((op) => (this.heights.get(op) as number) <= Math.max(depth, lowest));
    const node = fc.oneof(...fitting.map((op) => this.written(op, depth - 1)));
    const arbitrary =
      sort === 'amount' ? fc.oneof({ weight: 2, arbitrary: amounts }, { weight: 1, arbitrary: node }) : node;
    this.made.set(key, arbitrary);
    return arbitrary;
  }

  private written(op: Op, depth: number): fc.Arbitrary<Json> {
    const fields = Object.entries(op.fields).filter(([, { optional }]) => depth >= 0 || !optional);
    const requiredKeys = fields.filter(([, field]) => !field.optional).map(([name]) => name);
    const values = Object.fromEntries(fields.map(([name, field]) => [name, this.value(field.schema, depth)]));
    return fc.record(values, { requiredKeys }).map((rest): JsonObject => ({ op: op.id, ...(rest as JsonObject) }));
  }

  private value(schema: Schema, depth: number): fc.Arbitrary<Json> {
    const { $ref, enum: words, items, type } = schema;
    if (typeof $ref === 'string') return this.node($ref.replace('#/definitions/', '') as Sort, depth);
    if (Array.isArray(words)) return fc.constantFrom(...(words as readonly Json[]));
    if (typeof schema['x-id-of'] === 'string') return fc.constantFrom(...(this.ids[schema['x-id-of']] ?? ['x']));
    switch (type) {
      case 'array':
        return fc.array(this.value(items as Schema, depth), { minLength: 1, maxLength: 3 });
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({ min: 0, max: 5 });
      case 'string':
        return madeUpNames;
      default:
        throw new Error(`no values of ${JSON.stringify(schema)}`);
    }
  }
}

/** The smallest depth of a word: 0 when it contains no nodes. */
function heightsOf(ops: readonly Op[]): ReadonlyMap<Op, number> {
  const heights = new Map(ops.map((op) => [op, Number.POSITIVE_INFINITY]));
  const lowest = (sort: string) =>
    sort === 'amount' ? 0 : Math.min(...ops.filter((op) => op.sort === sort).map((op) => heights.get(op) as number));
  for (let changed = true; changed; ) {
    changed = false;
    for (const op of ops) {
      const refs = Object.values(op.fields).flatMap(({ schema, optional }) => (optional ? [] : sortsIn(schema)));
      const height = refs.length === 0 ? 0 : 1 + Math.max(...refs.map(lowest));
      if (height >= (heights.get(op) as number)) continue;
      heights.set(op, height);
      changed = true;
    }
  }
  return heights;
}

function sortsIn({ $ref, items }: Schema): readonly string[] {
  if (typeof $ref === 'string') return [$ref.replace('#/definitions/', '')];
  return items === undefined ? [] : sortsIn(items as Schema);
}
