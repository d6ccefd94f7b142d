import type { Json, JsonObject } from '#engine/kernel/basics/json.ts';

/** A value with placeholders. */
export type Draft =
  | { readonly kind: 'fixed'; readonly value: Json }
  /** A placeholder with a valid default, or with a choice of words. */
  | { readonly kind: 'stop'; readonly value: Json; readonly words?: readonly string[] }
  | { readonly kind: 'object'; readonly fields: readonly (readonly [key: string, draft: Draft])[] }
  | { readonly kind: 'list'; readonly items: readonly Draft[] };

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

/** `snippet` in the syntax of editors, with tab stops. */
export interface CompletionText {
  readonly snippet: string;
  readonly plain: string;
}

const WIDTH = 96;

/** Indented with tabs, which editors convert. */
export function writtenOf(draft: Draft): CompletionText {
  const stops = { last: 0 };
  return { snippet: snippetOf(draft, '', stops), plain: plainOf(draft, '') };
}

/** Properties without braces, to be inserted among others. */
export function writtenFields(fields: readonly (readonly [key: string, draft: Draft])[]): CompletionText {
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

/** Quotes stay outside of the placeholder. */
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

export function onOneLine(value: Json): string {
  if (Array.isArray(value)) return `[${(value as readonly Json[]).map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${onOneLine(part as Json)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
