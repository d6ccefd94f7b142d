import { isObject, type JsonObject } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';

type Path = readonly (string | number)[];

/** What the names mean where a node stands: the nodes that have bound them. */
export type Names = ReadonlyMap<string, FoundNode>;

/** A node as it is written, and where. */
export interface FoundNode {
  readonly op: string;
  readonly node: JsonObject;
  readonly path: Path;
  readonly names: Names;
  /** The node it is a part of; null: it is the outermost. */
  readonly within: FoundNode | null;
  /** What the outermost node is written in, the entry of a text or the like; null: nothing that was looked at. */
  readonly holder: JsonObject | null;
}

/** Every node in a part, outer ones first, with its path inside it, behind the path it stands at itself. */
export function nodesIn(part: unknown, path: Path = []): readonly FoundNode[] {
  if (typeof part !== 'object' || part === null) return [];
  const found = nodesOf(part);
  return path.length === 0 ? found : found.map((one) => ({ ...one, path: [...path, ...one.path] }));
}

/** Whether one of these words stands anywhere in a part. */
export function uses(part: unknown, ...ops: readonly string[]): boolean {
  return nodesIn(part).some(({ op }) => ops.includes(op));
}

/** A node's name holds in what is done with it, not in what it is made from. */
const isNamedIn = (op: string, field: string): boolean =>
  field === 'do' || field === 'alter' || (op === 'where' && field === 'if');

/** Read is the same object as long as its file is: a keystroke looks through what it touched, and nothing else. */
const nodesOf = memoizeByKey((part: object): readonly FoundNode[] => {
  const found: FoundNode[] = [];
  findNodes(part, { path: [], names: new Map(), within: null, holder: null }, found);
  return found;
});

function findNodes(value: unknown, at: Omit<FoundNode, 'op' | 'node'>, found: FoundNode[]): void {
  const look = (part: unknown, step: string | number, inside: typeof at) => {
    if (typeof part === 'object') findNodes(part, { ...inside, path: [...at.path, step] }, found);
  };
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) look(one, i, at);
    return;
  }
  if (!isObject(value)) return;
  const { op, as } = value;
  if (typeof op !== 'string') {
    for (const key in value) look(value[key], key, { ...at, within: null, holder: value });
    return;
  }
  const one = { ...at, op, node: value };
  found.push(one);
  const named = typeof as === 'string' ? new Map([...at.names, [as, one]]) : at.names;
  for (const key in value) look(value[key], key, { ...at, within: one, names: isNamedIn(op, key) ? named : at.names });
}
