import type { Node } from '#engine/kernel/language/field.ts';
/** A choice within a sentence; it becomes an outer node. */
export interface SentenceChoice {
  readonly what: Node;
  readonly as: string;
}
export interface SpanParse {
  readonly value: unknown;
  readonly cost: number;
  /** Equal for equal readings. */
  readonly key: string;
  readonly chosen: readonly SentenceChoice[];
  /** Several names in one place: the effect is repeated for each. */
  readonly several?: true;
}
export type PartialReadings = readonly SpanParse[];

export const nothing: PartialReadings = [];
/** Prefix of names that are generated later. */
export const unnamed = '\u0000';
/** Favours short inner lists. */
const itemCost = 0.01;
const goingOnCost = 0.3;

export const leaf = (value: unknown): SpanParse => ({ value, cost: 0, key: JSON.stringify(value), chosen: [] });

export function asChosen(one: SpanParse, where: string): SpanParse {
  const as = `${unnamed}${where}`;
  const value = { op: 'named', name: as };
  return {
    value,
    cost: one.cost + 1,
    key: `${one.key}${where}`,
    chosen: [...one.chosen, { what: one.value as Node, as }],
  };
}

export const listed = (head: SpanParse, tail: SpanParse): SpanParse => ({
  value: [...(head.value as readonly unknown[]), ...(tail.value as readonly unknown[])],
  cost: head.cost + tail.cost + itemCost,
  key: `${head.key},${tail.key}`,
  chosen: [],
});

/** The following effects may depend on the choice. */
export function mergedChoice(head: SpanParse, tail: SpanParse): readonly SpanParse[] {
  const [node, ...more] = head.value as readonly Node[];
  if (node?.op !== 'choose' || more.length > 0 || !String(node['as']).startsWith(unnamed)) return [];
  const whole = { ...node, do: [...(node['do'] as readonly unknown[]), ...(tail.value as readonly unknown[])] };
  const key = JSON.stringify([whole]);
  return [{ value: [whole], cost: head.cost + tail.cost + goingOnCost, key, chosen: [] }];
}

export const firstOp = (value: unknown): unknown => (value as readonly Node[])[0]?.op;

/** Deduplicates, and keeps the cheapest. */
export function simplest(found: readonly SpanParse[], most: number): PartialReadings {
  const best = new Map<string, SpanParse>();
  for (const one of found) {
    const before = best.get(one.key);
    if (before === undefined || one.cost < before.cost) best.set(one.key, one);
  }
  return [...best.values()].sort((a, b) => a.cost - b.cost).slice(0, most);
}
