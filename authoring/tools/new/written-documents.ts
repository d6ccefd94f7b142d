import type { WrittenDocument } from '#authoring/project/documents/written-document.ts';
import { appendChild, indentOf, insertBefore } from '#authoring/text/edits/raw-edits.ts';
import { applyEdits } from '#authoring/text/edits/text-edit.ts';
import { formatJson, nodeAtExactly } from '#authoring/text/json/json-edits.ts';
import { soundJson } from '#authoring/text/json/sound-json.ts';
import { treeOf } from '#authoring/text/json/tree-of.ts';
import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { TemplateOutput } from '#engine/kernel/contract/template.ts';

/** The file has no such list, or is not JSON. */
export interface NoSuchList {
  readonly path: string;
  readonly list: string;
  readonly isBroken: boolean;
}

/** Everything else stays verbatim. */
export function writtenDocuments(
  texts: Pick<ReadonlyMap<string, string>, 'get'>,
  begun: readonly TemplateOutput[],
): { readonly documents: readonly WrittenDocument[] } | { readonly fault: NoSuchList } {
  const after = new Map<string, string>();
  for (const one of begun) {
    const now = after.get(one.file) ?? texts.get(one.file);
    const text = one.kind === 'document' ? textOf(one.value) : withEntries(now, { ...one, entries: [one.entry] });
    if (text === null)
      return {
        fault: {
          path: one.file,
          list: one.kind === 'entry' ? one.list : '',
          isBroken: soundJson(now ?? '') === undefined,
        },
      };
    after.set(one.file, text);
  }
  return {
    documents: [...after].map(([path, text]) => ({ path, before: texts.get(path) ?? null, after: text })),
  };
}

/** `blank`: the document without entries, if it does not exist yet. */
export interface NewEntriesOf {
  readonly list: string;
  readonly entries: readonly Json[];
  /** At the beginning of the list. */
  readonly isFirst?: boolean;
  readonly blank: JsonObject;
}

/** Null: the document has no such list. */
export function withEntries(
  text: string | undefined,
  { list, entries, isFirst = false, blank }: NewEntriesOf,
): string | null {
  if (text === undefined) return textOf({ ...blank, [list]: [...listIn(blank, list), ...entries] });
  if (soundJson(text) === undefined) return null;
  const node = nodeAtExactly(treeOf(text), stepsOf(list));
  if (node?.type !== 'array') return null;
  const [first] = node.children ?? [];
  const last = node.children?.at(-1);
  const indent = last === undefined ? `${indentOf(text, node.offset)}  ` : indentOf(text, last.offset);
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  const parts = entries.map((entry) => formatJson(entry, indent).replaceAll('\n', end));
  const edit = isFirst && first !== undefined ? insertBefore(text, first, parts) : appendChild(text, node, parts);
  return applyEdits(text, [edit]);
}

const stepsOf = (list: string): readonly (string | number)[] =>
  list.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step));

function listIn(blank: JsonObject, list: string): readonly Json[] {
  const there = blank[list];
  return Array.isArray(there) ? (there as readonly Json[]) : [];
}

/** Formatted as our documents: keys and entries on their own lines. */
export function textOf(document: JsonObject): string {
  const keys = Object.entries(document).map(([key, value]) => `  ${JSON.stringify(key)}: ${partOf(value)}`);
  return `{\n${keys.join(',\n')}\n}\n`;
}

function partOf(value: Json): string {
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  if (!items.some((one) => isObject(one))) return formatJson(value, '  ');
  return `[\n${items.map((one) => `    ${formatJson(one, '    ')}`).join(',\n')}\n  ]`;
}
