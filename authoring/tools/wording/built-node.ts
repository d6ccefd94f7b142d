import type { Node } from '#engine/kernel/language/field.ts';
import type { Wording } from '#engine/kernel/language/op.ts';
import type { Rule } from './grammar.ts';
import { type SentenceChoice, type SpanParse, unnamed } from './partial-readings.ts';

/** Readings of the places of a rule. */
export interface RuleMatch {
  readonly places: { readonly [field: string]: SpanParse };
  readonly cost: number;
  readonly chosen: readonly SentenceChoice[];
  /** The id of the entry that the text is of; null: none. */
  readonly stands: string | null;
}

export function builtBy(
  { op, fixed, also, cost: ruleCost }: Rule,
  { places, cost, chosen, stands }: RuleMatch,
): readonly SpanParse[] {
  const own = also?.own;
  if (own !== undefined && stands === null) return [];
  const fields: Record<string, unknown> = { ...fixed };
  if (own !== undefined) fields[own] = stands;
  let made = chosen;
  const counted = new Map<string, Record<string, unknown>>();
  for (const [field, { value }] of Object.entries(places)) {
    const [name = '', choice, inner] = field.split(' ');
    if (choice === undefined || inner === undefined) fields[name] = value;
    else counted.set(name, { ...counted.get(name), op: choice, [inner]: value });
  }
  for (const [name, what] of counted) {
    const as = `${unnamed}${op.id}-${name}-${Object.values(places).length}-${cost}`;
    made = [...made, { what: what as unknown as Node, as }];
    fields[name] = { op: 'named', name: as };
  }
  const several = Object.entries(places).find(([, one]) => one.several === true);
  const nodes = (
    several === undefined
      ? [fields]
      : (several[1].value as readonly string[]).map((id) => ({ ...fields, [several[0]]: id }))
  ).map((one) => nodeOf(op.id, Object.keys(op.fields), one));
  if (also?.each !== undefined)
    return oneByOne(
      nodes[0] as Node,
      also.each,
      cost + ruleCost,
      `${unnamed}each${cost}${JSON.stringify(nodes).length}`,
    );
  if (op.sort !== 'effect') {
    const within = also?.within;
    const [node] = within === undefined ? nodes : nodes.map((one) => ({ op: within.op, [within.field]: one }));
    return [{ value: node, cost: cost + ruleCost + 1, key: JSON.stringify([node, made]), chosen: made }];
  }
  // The first choice is outermost
  const value = made.reduceRight<readonly unknown[]>(
    (done, { what, as }) => [{ op: 'choose', what, as, do: done }],
    nodes,
  );
  return [{ value, cost: cost + ruleCost + nodes.length + made.length, key: JSON.stringify(value), chosen: [] }];
}

type Each = NonNullable<Wording['each']>;

/** As a loop over each, and as one effect on all, where the sentence allows both. */
function oneByOne({ op, of, do: done }: Node, each: Each, cost: number, as: string): readonly SpanParse[] {
  const apart = [{ op, of, as, do: instead(done, each.op, { op: 'named', name: as }) }];
  const together = instead(done, each.op, of);
  if (JSON.stringify(together) === JSON.stringify(done)) return [];
  return [
    { value: together, cost: cost + 1, key: JSON.stringify(together), chosen: [] },
    ...(each.apart === true ? [{ value: apart, cost: cost + 2, key: JSON.stringify(apart), chosen: [] }] : []),
  ];
}

function instead(value: unknown, op: string, by: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => instead(one, op, by));
  if (typeof value !== 'object' || value === null) return value;
  if ((value as Node).op === op) return by;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, instead(part, op, by)]));
}

function nodeOf(op: string, order: readonly string[], fields: { readonly [field: string]: unknown }): Node {
  const node: { op: string; [field: string]: unknown } = { op };
  for (const field of order) if (fields[field] !== undefined) node[field] = fields[field];
  return node;
}
