import type { Node } from 'jsonc-parser';
import { insertAfter } from '#authoring/text/edits/raw-edits.ts';
import { applyEdits, differenceBetween, type TextEdit } from '#authoring/text/edits/text-edit.ts';
import type { IncrementalJson } from '#authoring/text/json/followed-json.ts';
import { formatJson, nodeAtExactly, removeNode, textEditsOf } from '#authoring/text/json/json-edits.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { isObject, isSame, type Json, type JsonObject, partAt } from '#engine/kernel/basics/json.ts';
import type { SheetColumn } from './column.ts';

/** Undefined: remove it. */
export interface CellWrite {
  readonly column: Pick<SheetColumn, 'path' | 'orders'>;
  readonly value: Json | undefined;
}

/** Everything else stays verbatim. Null: not an object. */
function entryAfter(text: string, writes: readonly CellWrite[]): string | null {
  let after = text;
  for (const write of writes) {
    const root = treeOf(after);
    const edits = root?.type === 'object' ? editsOf(after, root, write) : null;
    if (edits === null) return null;
    after = applyEdits(after, edits);
  }
  return after;
}

function editsOf(text: string, root: Node, { column, value }: CellWrite): readonly TextEdit[] | null {
  const { path, orders } = column;
  const node = nodeAtExactly(root, path);
  if (value === undefined) return node === undefined ? [] : [removeNode(aloneIn(node, root))];
  if (node !== undefined) return textEditsOf(text, root, [{ kind: 'set', file: '', path, value }]);
  const parent = nodeAtExactly(root, path.slice(0, -1));
  const key = path.at(-1) as string;
  // Missing parents are created with it
  if (parent === undefined) return editsOf(text, root, { column: above(column), value: { [key]: value } });
  if (parent.type !== 'object') return null;
  const before = neighbour(parent, key, orders[path.length - 1] ?? []);
  const property = `${JSON.stringify(key)}: ${formatJson(value)}`;
  return before === undefined
    ? textEditsOf(text, root, [{ kind: 'set', file: '', path, value }])
    : [insertAfter(text, before, [property])];
}

const above = ({ path, orders }: CellWrite['column']): CellWrite['column'] => ({ path: path.slice(0, -1), orders });

/** Removes an object with its last property. */
function aloneIn(node: Node, root: Node): Node {
  const object = node.parent?.parent;
  return object !== undefined && object !== root && object.children?.length === 1 ? object : node;
}

/** The property to insert the key after, by the order of the format. */
function neighbour(parent: Node, key: string, siblings: readonly string[]): Node | undefined {
  const earlier = siblings.slice(0, Math.max(siblings.indexOf(key), 0));
  return parent.children?.findLast((one) => earlier.includes(String(one.children?.[0]?.value)));
}

export function valueAfter(entry: JsonObject, writes: readonly CellWrite[]): JsonObject {
  return writes.reduce((value, { column, value: to }) => withPart(value, column.path, to), entry);
}

function withPart(object: JsonObject, [key, ...rest]: readonly string[], value: Json | undefined): JsonObject {
  if (key === undefined) return object;
  const { [key]: before, ...others } = object;
  const inside = rest.length === 0 ? value : withPart(isObject(before) ? before : {}, rest, value);
  const isGone = inside === undefined || (rest.length > 0 && isObject(inside) && Object.keys(inside).length === 0);
  if (isGone) return others;
  return { ...object, [key]: inside };
}

export interface EntryWrite {
  readonly index: number;
  readonly writes: readonly CellWrite[];
}

/** Empty: no change. Null: the entry is not there. */
export function entryEdit(
  file: IncrementalJson,
  list: string,
  { index, writes }: EntryWrite,
): readonly TextEdit[] | null {
  const section = file.sections.find(({ key }) => key === list);
  const [start, end] = [section?.starts.at(index), section?.ends.at(index)];
  if (section === undefined || start === undefined || end === undefined) return null;
  const before = file.text.slice(start, end);
  const entry = section.entries[index]?.value;
  const others = writes.filter(({ column, value }) => !isSame(partAt(entry, column.path), value));
  const after = others.length === 0 ? before : entryAfter(before, others);
  if (after === null) return null;
  if (after === before) return [];
  const { from, before: until, after: now } = differenceBetween(before, after);
  return [{ offset: start + from, length: until - from, text: after.slice(from, now) }];
}
