import { formatJson } from '#authoring/text/json/json-edits.ts';
import { isObject, type Json, partAt } from '#engine/kernel/basics/json.ts';
import type { Text } from '#engine/kernel/basics/text.ts';
import type { ContentEdit, ContentFault } from '#engine/kernel/contract/content-fix.ts';

const LONGEST = 32;

/** A default title by the first edit. */
export function titleOf(edit: ContentEdit, { documents }: ContentFault): Text {
  const last = edit.path.at(-1);
  const was = partAt(documents[edit.file], edit.path);
  switch (edit.kind) {
    case 'set':
      return setTitle(last, was, shown(edit.value));
    case 'remove': {
      const what = typeof last === 'number' ? nameOf(was) : String(last);
      return { ja: `「${what}」を消す`, en: `Remove "${what}"` };
    }
    case 'append':
      return {
        ja: `「${String(last)}」に ${shown(edit.value)} を加える`,
        en: `Add ${shown(edit.value)} to "${String(last)}"`,
      };
    case 'rename':
      return { ja: `「${edit.key}」に直す`, en: `Change to "${edit.key}"` };
  }
}

function setTitle(key: string | number | undefined, was: Json | undefined, to: string): Text {
  if (typeof key !== 'string') return { ja: `${to} に直す`, en: `Change to ${to}` };
  return was === undefined
    ? { ja: `「${key}」に ${to} を書き加える`, en: `Add "${key}": ${to}` }
    : { ja: `「${key}」を ${to} にする`, en: `Make "${key}" ${to}` };
}

function shown(value: Json): string {
  const text = formatJson(value).replace(/\s+/g, ' ');
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

function nameOf(item: Json | undefined): string {
  if (!isObject(item)) return shown(item ?? null);
  return String(item['id'] ?? item['op'] ?? shown(item));
}
