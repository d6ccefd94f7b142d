import type { JsonObject } from '../basics/json.ts';
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

/** Whether a node of one of these ops stands anywhere in a part; nothing is remembered of it. */
export function hasOp(part: unknown, isIt: (op: string) => boolean): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.some((one) => hasOp(one, isIt));
  const object = part as JsonObject;
  const { op } = object;
  if (typeof op === 'string' && isIt(op)) return true;
  for (const key in object) if (hasOp(object[key], isIt)) return true;
  return false;
}

/** A node's name holds in what is done with it, not in what it is made from. */
const isNamedIn = (op: string, field: string): boolean =>
  field === 'do' || field === 'alter' || (op === 'where' && field === 'if');

/** Read is the same object as long as its file is: a keystroke looks through what it touched, and nothing else. */
const nodesOf = memoizeByKey((part: object): readonly FoundNode[] => {
  const found: FoundNode[] = [];
  findNodes(part, [], { names: noNames, within: null, holder: null }, found);
  return found;
});
const noNames: Names = new Map();

/** Where a value stands: what holds there, and what it is written in. */
type Around = Pick<FoundNode, 'names' | 'within' | 'holder'>;

/** `path` is where the value stands while it is looked at: one list for all, of which a node takes a copy. */
function findNodes(value: object, path: (string | number)[], at: Around, found: FoundNode[]): void {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) look(value[i], i, path, at, found);
    return;
  }
  const object = value as JsonObject;
  const { op, as } = object;
  if (typeof op !== 'string') {
    const inside: Around = { names: at.names, within: null, holder: object };
    for (const key in object) look(object[key], key, path, inside, found);
    return;
  }
  const { names, holder } = at;
  const one: FoundNode = { op, node: object, path: path.slice(), names, within: at.within, holder };
  found.push(one);
  const within: Around = { names, within: one, holder };
  const named = typeof as === 'string' ? { names: new Map(names).set(as, one), within: one, holder } : within;
  for (const key in object) look(object[key], key, path, isNamedIn(op, key) ? named : within, found);
}

function look(part: unknown, step: string | number, path: (string | number)[], at: Around, found: FoundNode[]): void {
  if (typeof part !== 'object' || part === null) return;
  path.push(step);
  findNodes(part, path, at, found);
  path.pop();
}
