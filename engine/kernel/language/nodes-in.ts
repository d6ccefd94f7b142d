import { isObject, type Json, type JsonObject } from '../basics/json.ts';
import { memoizeByKey } from '../basics/memoize.ts';

type Path = readonly (string | number)[];
interface FoundNode {
  readonly op: string;
  readonly node: JsonObject;
  readonly path: Path;
}

/** Every node in a part, with its path inside it, behind the path it stands at itself. */
export function nodesIn(part: unknown, path: Path = []): readonly FoundNode[] {
  if (typeof part !== 'object' || part === null) return [];
  const found = nodesOf(part);
  return path.length === 0 ? found : found.map((one) => ({ ...one, path: [...path, ...one.path] }));
}

/** Whether one of these words stands anywhere in a part. */
export function uses(part: unknown, ...ops: readonly string[]): boolean {
  return nodesIn(part).some(({ op }) => ops.includes(op));
}

/** Read is the same object as long as its file is: a keystroke looks through what it touched, and nothing else. */
const nodesOf = memoizeByKey((part: object): readonly FoundNode[] => {
  const found: FoundNode[] = [];
  findNodes(part as Json, [], found);
  return found;
});

function findNodes(value: Json | undefined, path: Path, found: FoundNode[]): void {
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) if (typeof one === 'object') findNodes(one, [...path, i], found);
    return;
  }
  if (!isObject(value)) return;
  const { op } = value;
  if (typeof op === 'string') found.push({ op, node: value, path });
  for (const key in value) if (typeof value[key] === 'object') findNodes(value[key], [...path, key], found);
}
