import type { JsonObject } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';

type Path = readonly (string | number)[];

export type BoundNodes = ReadonlyMap<string, FoundNode>;

export interface FoundNode {
  readonly op: string;
  readonly node: JsonObject;
  readonly path: Path;
  readonly names: BoundNodes;
  /** Parent node; null for the outermost. */
  readonly within: FoundNode | null;
  /** The object, such as an entry, that contains the outermost node; null: none was traversed. */
  readonly holder: JsonObject | null;
}

/** All nodes in a part, outer ones first, with paths prefixed by `path`. */
export function nodesIn(part: unknown, path: Path = []): readonly FoundNode[] {
  if (typeof part !== 'object' || part === null) return [];
  const found = nodesOf(part);
  return path.length === 0 ? found : found.map((one) => ({ ...one, path: [...path, ...one.path] }));
}

export function uses(part: unknown, ...ops: readonly string[]): boolean {
  return nodesIn(part).some(({ op }) => ops.includes(op));
}

export function hasOp(part: unknown, isIt: (op: string) => boolean): boolean {
  if (typeof part !== 'object' || part === null) return false;
  if (Array.isArray(part)) return part.some((one) => hasOp(one, isIt));
  const object = part as JsonObject;
  const { op } = object;
  if (typeof op === 'string' && isIt(op)) return true;
  for (const key in object) if (hasOp(object[key], isIt)) return true;
  return false;
}

/** The scope of a name: fields that use it, not those that define it. */
const isNamedIn = (op: string, field: string): boolean =>
  field === 'do' || field === 'alter' || (field === 'if' && op !== 'if');

/** Cached by object: documents keep unchanged parts, so a keystroke only traverses what it touched. */
const nodesOf = memoizeByKey((part: object): readonly FoundNode[] => {
  const found: FoundNode[] = [];
  findNodes(part, [], { names: noNames, within: null, holder: null }, found);
  return found;
});
const noNames: BoundNodes = new Map();

type Around = Pick<FoundNode, 'names' | 'within' | 'holder'>;

/** `path` is one shared, mutable list; nodes copy it. */
function findNodes(value: object, path: (string | number)[], at: Around, found: FoundNode[]): void {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) look(value[i], i, path, at, found);
    return;
  }
  const object = value as JsonObject;
  const { op, as } = object;
  if (typeof op !== 'string') {
    const inside: Around = { names: at.names, within: null, holder: object };
    const paid = namesPaid(object, path, inside, found);
    const rest = paid === null ? inside : { ...inside, names: paid };
    for (const key in object) if (paid === null || key !== 'cost') look(object[key], key, path, rest, found);
    return;
  }
  const { names, holder } = at;
  const one: FoundNode = { op, node: object, path: path.slice(), names, within: at.within, holder };
  found.push(one);
  const within: Around = { names, within: one, holder };
  const paid = namesPaid(object, path, within, found);
  const bound = typeof as === 'string' ? new Map(paid ?? names).set(as, one) : paid;
  const named = bound === null ? within : { names: bound, within: one, holder };
  for (const key in object)
    if (paid === null || key !== 'cost') look(object[key], key, path, isNamedIn(op, key) ? named : within, found);
}

/** Looks at the cost first: its parts name what was paid, for the rest of the object. Null: no cost. */
function namesPaid(object: JsonObject, path: (string | number)[], at: Around, found: FoundNode[]): BoundNodes | null {
  if (!Array.isArray(object['cost'])) return null;
  const before = found.length;
  look(object['cost'], 'cost', path, at, found);
  const paid = found.slice(before).filter(({ node }) => typeof node['as'] === 'string' && !('if' in node));
  return paid.length === 0
    ? at.names
    : new Map([...at.names, ...paid.map((one) => [String(one.node['as']), one] as const)]);
}

function look(part: unknown, step: string | number, path: (string | number)[], at: Around, found: FoundNode[]): void {
  if (typeof part !== 'object' || part === null) return;
  path.push(step);
  findNodes(part, path, at, found);
  path.pop();
}
