/** A choice that a sentence says where a thing stands: it is made before what is done. */
export interface Chosen {
  readonly what: Node;
  readonly as: string;
}
export interface Node {
  readonly op: string;
  readonly [field: string]: unknown;
}
/** One way to read a span. */
export interface Found {
  readonly value: unknown;
  readonly cost: number;
  /** Equal readings have equal keys. */
  readonly key: string;
  readonly chosen: readonly Chosen[];
  /** Of a place for one name in which several stand: what is done is done with each. */
  readonly several?: true;
}
/** All ways to read a span. */
export type Cell = readonly Found[];

export const nothing: Cell = [];
/** What marks the name of a choice until it gets one. */
export const unnamed = '\u0000';
/** A longer list inside is less simple than one outside. */
const itemCost = 0.01;
const goingOnCost = 0.3;

export const leaf = (value: unknown): Found => ({ value, cost: 0, key: JSON.stringify(value), chosen: [] });

/** A choice as the thing that it is made for. */
export function asChosen(one: Found, where: string): Found {
  const as = `${unnamed}${where}`;
  const value = { op: 'named', name: as };
  return {
    value,
    cost: one.cost + 1,
    key: `${one.key}${where}`,
    chosen: [...one.chosen, { what: one.value as Node, as }],
  };
}

/** One after another. */
export const listed = (head: Found, tail: Found): Found => ({
  value: [...(head.value as readonly unknown[]), ...(tail.value as readonly unknown[])],
  cost: head.cost + tail.cost + itemCost,
  key: `${head.key},${tail.key}`,
  chosen: [],
});

/** What follows a choice may be done with what was chosen, and only if something was. */
export function goneOn(head: Found, tail: Found): readonly Found[] {
  const [node, ...more] = head.value as readonly Node[];
  if (node?.op !== 'choose' || more.length > 0 || !String(node['as']).startsWith(unnamed)) return [];
  const whole = { ...node, do: [...(node['do'] as readonly unknown[]), ...(tail.value as readonly unknown[])] };
  const key = JSON.stringify([whole]);
  return [{ value: [whole], cost: head.cost + tail.cost + goingOnCost, key, chosen: [] }];
}

/** The word of the first node of a list. */
export const firstOp = (value: unknown): unknown => (value as readonly Node[])[0]?.op;

/** Each reading once, the simplest of so many. */
export function simplest(found: readonly Found[], most: number): Cell {
  const best = new Map<string, Found>();
  for (const one of found) {
    const before = best.get(one.key);
    if (before === undefined || one.cost < before.cost) best.set(one.key, one);
  }
  return [...best.values()].sort((a, b) => a.cost - b.cost).slice(0, most);
}
