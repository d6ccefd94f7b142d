import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';

/** Something to be written, of which parts are still open. */
export type Draft =
  | { readonly kind: 'fixed'; readonly value: Json }
  /** A stop: filled with something valid, or with one of several words. */
  | { readonly kind: 'stop'; readonly value: Json; readonly words?: readonly string[] }
  | { readonly kind: 'object'; readonly fields: readonly (readonly [key: string, draft: Draft])[] }
  | { readonly kind: 'list'; readonly items: readonly Draft[] };

/** What stands there when every stop stays as it is filled. */
export function valueOfDraft(draft: Draft): Json {
  switch (draft.kind) {
    case 'fixed':
    case 'stop':
      return draft.value;
    case 'object':
      return Object.fromEntries(draft.fields.map(([key, field]) => [key, valueOfDraft(field)])) as JsonObject;
    case 'list':
      return draft.items.map(valueOfDraft);
  }
}

/** How it is written: with stops, as a snippet of editors; or plain. */
export interface Written {
  readonly snippet: string;
  readonly plain: string;
}

/** Longer than this nothing stands on one line. */
const WIDTH = 96;

/** A draft as JSON. Lines are broken with tabs, which editors turn into their own. */
export function writtenOf(draft: Draft): Written {
  const stops = { last: 0 };
  return { snippet: snippetOf(draft, '', stops), plain: plainOf(draft, '') };
}

/** The properties of an object without its braces, to be written among others. */
export function writtenFields(fields: readonly (readonly [key: string, draft: Draft])[]): Written {
  const stops = { last: 0 };
  const snippet = fields.map(([key, field]) => `${escaped(JSON.stringify(key))}: ${snippetOf(field, '', stops)}`);
  const plain = fields.map(([key, field]) => `${JSON.stringify(key)}: ${plainOf(field, '')}`);
  return { snippet: snippet.join(', '), plain: plain.join(', ') };
}

function snippetOf(draft: Draft, indent: string, stops: { last: number }): string {
  switch (draft.kind) {
    case 'fixed':
      return escaped(onOneLine(draft.value));
    case 'stop':
      return stop(draft.value, draft.words, ++stops.last);
    case 'object':
      return laidOut(draft, indent, ['{', '}'], (inner) =>
        draft.fields.map(([key, field]) => `${escaped(JSON.stringify(key))}: ${snippetOf(field, inner, stops)}`),
      );
    case 'list':
      return laidOut(draft, indent, ['[', ']'], (inner) => draft.items.map((item) => snippetOf(item, inner, stops)));
  }
}

function plainOf(draft: Draft, indent: string): string {
  switch (draft.kind) {
    case 'fixed':
    case 'stop':
      return onOneLine(draft.value);
    case 'object':
      return laidOut(draft, indent, ['{', '}'], (inner) =>
        draft.fields.map(([key, field]) => `${JSON.stringify(key)}: ${plainOf(field, inner)}`),
      );
    case 'list':
      return laidOut(draft, indent, ['[', ']'], (inner) => draft.items.map((item) => plainOf(item, inner)));
  }
}

function laidOut(
  draft: Draft,
  indent: string,
  [opens, closes]: readonly [string, string],
  parts: (indent: string) => readonly string[],
): string {
  const isShort = onOneLine(valueOfDraft(draft)).length + indent.length * 2 <= WIDTH;
  const inner = isShort ? indent : `${indent}\t`;
  const written = parts(inner);
  if (written.length === 0) return `${opens}${closes}`;
  if (!isShort) return `${opens}\n${inner}${written.join(`,\n${inner}`)}\n${indent}${closes}`;
  const space = opens === '{' ? ' ' : '';
  return `${opens}${space}${written.join(', ')}${space}${closes}`;
}

/** The quotes of a text stay when it is written over. */
function stop(value: Json, words: readonly string[] | undefined, number: number): string {
  if (words !== undefined) {
    const listed = [String(value), ...words.filter((word) => word !== value)].map((word) =>
      word.replace(/[\\,|$}]/g, '\\$&'),
    );
    return `"\${${number}|${listed.join(',')}|}"`;
  }
  if (typeof value !== 'string') return `\${${number}:${escaped(onOneLine(value))}}`;
  return `"\${${number}:${escaped(JSON.stringify(value).slice(1, -1))}}"`;
}

function escaped(text: string): string {
  return text.replace(/[\\$}]/g, '\\$&');
}

/** JSON as people write it on one line. */
export function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${onOneLine(part as Json)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
