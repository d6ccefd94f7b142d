import type { Node } from 'jsonc-parser';
import { appendChild, insertAfter } from '#authoring/text/edits/raw-edits.ts';
import { applyEdits, type TextEdit } from '#authoring/text/edits/text-edit.ts';
import { formatJson, nodeAtExactly, removeNode, textEditsOf } from '#authoring/text/json/json-edits.ts';
import type { JsonPath } from '#authoring/text/json/positions.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { isObject, isSame, type Json } from '#engine/kernel/basics/json.ts';

/** Paths are relative to the entry. */
export type FormEdit =
  /** `behind`: insert after this property; null: at the end. */
  | { readonly kind: 'set'; readonly path: JsonPath; readonly value: Json; readonly behind?: string | null }
  | { readonly kind: 'remove'; readonly path: JsonPath }
  | { readonly kind: 'append'; readonly path: JsonPath; readonly value: Json }
  /** Swaps neighbours. */
  | { readonly kind: 'move'; readonly path: JsonPath; readonly by: 1 | -1 };

/** Everything else stays verbatim. Null: the path does not exist. */
export function edited(text: string, edit: FormEdit): string | null {
  switch (edit.kind) {
    case 'set':
      return withValue(text, edit.path, edit.value, edit.behind ?? null);
    case 'remove':
      return changed(text, (root) => {
        const node = nodeAtExactly(root, edit.path);
        return node === undefined ? null : [removeNode(node)];
      });
    case 'append':
      return changed(text, (root) => appended(text, root, edit.path, edit.value));
    case 'move':
      return changed(text, (root) => moved(text, root, edit.path, edit.by));
  }
}

function changed(text: string, edits: (root: Node) => readonly TextEdit[] | null): string | null {
  const root = treeOf(text);
  const made = root === undefined ? null : edits(root);
  return made === null ? null : applyEdits(text, made);
}

/** Of two objects only the differences are written. */
function withValue(text: string, path: JsonPath, value: Json, behind: string | null): string | null {
  const root = treeOf(text);
  const node = nodeAtExactly(root, path);
  if (root === undefined) return null;
  if (node === undefined) return applied(text, put(text, root, path, value, behind));
  const before = valueOfNode(node);
  if (isSame(before, value)) return text;
  if (!isObject(before) || !isObject(value))
    return applied(text, textEditsOf(text, root, [{ kind: 'set', file: '', path, value }]));
  let after: string | null = text;
  for (const key of Object.keys(before))
    if (after !== null && !Object.hasOwn(value, key)) after = edited(after, { kind: 'remove', path: [...path, key] });
  for (const [key, inner] of Object.entries(value))
    if (after !== null) after = withValue(after, [...path, key], inner as Json, null);
  return after;
}

const applied = (text: string, edits: readonly TextEdit[] | null): string | null =>
  edits === null ? null : applyEdits(text, edits);

function valueOfNode(node: Node): Json {
  if (node.type === 'array') return (node.children ?? []).map(valueOfNode);
  if (node.type !== 'object') return node.value as Json;
  return Object.fromEntries(
    (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
      key === undefined || value === undefined ? [] : [[String(key.value), valueOfNode(value)]],
    ),
  );
}

function put(text: string, root: Node, path: JsonPath, value: Json, behind: string | null): readonly TextEdit[] | null {
  const [parent, key] = [nodeAtExactly(root, path.slice(0, -1)), path.at(-1)];
  const neighbour = behind === null ? undefined : nodeAtExactly(root, [...path.slice(0, -1), behind])?.parent;
  if (parent?.type !== 'object' || typeof key !== 'string' || neighbour === undefined)
    return textEditsOf(text, root, [{ kind: 'set', file: '', path, value }]);
  return [
    insertAfter(text, neighbour, [`${JSON.stringify(key)}: ${formatJson(value, indentAt(text, neighbour.offset))}`]),
  ];
}

function appended(text: string, root: Node, path: JsonPath, value: Json): readonly TextEdit[] | null {
  const list = nodeAtExactly(root, path);
  const last = list?.children?.at(-1);
  // The first entry of a document has a line of its own, as those after it.
  if (list?.type === 'array' && last === undefined && path.length === 1 && isObject(value))
    return [appendChild(text, list, [formatJson(value, `${indentAt(text, list.offset)}  `)])];
  if (last === undefined) return textEditsOf(text, root, [{ kind: 'append', file: '', path, value }]);
  return [insertAfter(text, last, [formatJson(value, indentAt(text, last.offset))])];
}

function moved(text: string, root: Node, path: JsonPath, by: 1 | -1): readonly TextEdit[] | null {
  const index = Number(path.at(-1));
  const children = nodeAtExactly(root, path.slice(0, -1))?.children ?? [];
  const [one, other] = [children[index], children[index + by]];
  if (one === undefined || other === undefined) return null;
  const whole = ({ offset, length }: Node) => text.slice(offset, offset + length);
  return [
    { offset: one.offset, length: one.length, text: whole(other) },
    { offset: other.offset, length: other.length, text: whole(one) },
  ];
}

function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** Accepts full-width digits; null if it is no number. */
export function numberTyped(typed: string): number | null {
  const plain = typed
    .normalize('NFKC')
    .replace(/[\u2212\u2010-\u2015\u30fc]/g, '-')
    .replace(/^\+/, '')
    .trim();
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
