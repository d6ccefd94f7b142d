import { isObject, type Json, type JsonObject } from '#engine/kernel/basics/json.ts';
import type { Begun } from '#engine/kernel/beginning.ts';
import { textEditsOf, written } from '../fixes/json-edits.ts';
import { soundJson } from '../json/sound-json.ts';
import { treeOf } from '../json/tree-of.ts';
import { applyEdits } from '../text-edit.ts';

/** A text as it will be; `before` is what it is now, null where there is no such file. */
export interface WrittenDocument {
  readonly path: string;
  readonly before: string | null;
  readonly after: string;
}

/** A file to which nothing can be added: it has no such list, or is no JSON, so that nobody knows where its lists end. */
export interface NoSuchList {
  readonly path: string;
  readonly list: string;
  readonly isBroken: boolean;
}

/** The texts of a project with what is begun in it; all else stays as it is written. */
export function writtenDocuments(
  texts: Pick<ReadonlyMap<string, string>, 'get'>,
  begun: readonly Begun[],
): { readonly documents: readonly WrittenDocument[] } | { readonly fault: NoSuchList } {
  const after = new Map<string, string>();
  for (const one of begun) {
    const now = after.get(one.file) ?? texts.get(one.file);
    const text = one.kind === 'document' ? textOf(one.value) : withEntry(now, one);
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

function withEntry(text: string | undefined, { list, entry, blank }: Begun & { kind: 'entry' }): string | null {
  if (text === undefined) return textOf({ ...blank, [list]: [...listIn(blank, list), entry] });
  const root = soundJson(text) === undefined ? undefined : treeOf(text);
  if (root === undefined) return null;
  const edits = textEditsOf(text, root, [{ kind: 'append', file: '', path: [list], value: entry }]);
  return edits === null ? null : applyEdits(text, edits);
}

function listIn(blank: JsonObject, list: string): readonly Json[] {
  const there = blank[list];
  return Array.isArray(there) ? (there as readonly Json[]) : [];
}

/** A document of its own: its keys and the entries of its lists on lines of their own. */
export function textOf(document: JsonObject): string {
  const keys = Object.entries(document).map(([key, value]) => `  ${JSON.stringify(key)}: ${partOf(value)}`);
  return `{\n${keys.join(',\n')}\n}\n`;
}

function partOf(value: Json): string {
  const items = Array.isArray(value) ? (value as readonly Json[]) : [];
  if (!items.some((one) => isObject(one))) return written(value, '  ');
  return `[\n${items.map((one) => `    ${written(one, '    ')}`).join(',\n')}\n  ]`;
}
